import {
  ALL_DEALERS,
  ALL_PRODUCTS,
  type AnswerOf,
  addressOf,
  listDealerStates,
  listDealers,
  listDistricts,
  listOffers,
  listPricedProducts,
  listProducts,
  listProductTitles,
  listRequirementInputs,
  listStatesAndZones,
  type PathParams,
  pricedProductsParams,
  type ReadEndpoint,
  readPaymentCheckout,
} from '@site/contract';
import { DEFAULT_APP } from '@site/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { unwrapAnswer } from '../../platform/http/envelope/envelope';

/** What an API answered: the JSON body by address. */
export type Answers = Record<string, unknown>;

/** `vayu_marut-gt` of `Vayu_Marut-GT-Red`: what a pre-order address names. */
const modelOf = (itemKey: string): string =>
  itemKey.trim().toLowerCase().split('-').slice(0, 2).join('-');

const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '_');

/** Asks an API and keeps what it said. */
class Recorder {
  readonly answers: Answers = {};
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** @throws Error for any answer but a success */
  async ask<E extends ReadEndpoint>(
    endpoint: E,
    params: PathParams<E['path']>,
  ): Promise<AnswerOf<E>> {
    const address = addressOf(endpoint, DEFAULT_APP, params);
    const { statusCode, body } = await this.#app.inject({ method: 'GET', url: address });
    if (statusCode !== 200) throw new Error(`${address} was answered with ${statusCode}: ${body}`);
    const json: unknown = JSON.parse(body);
    this.answers[address] = json;
    return unwrapAnswer(json, endpoint.answerPath) as AnswerOf<E>;
  }
}

async function recordProducts(recorder: Recorder): Promise<void> {
  const titles = await recorder.ask(listProductTitles, {});
  const groups = await recorder.ask(listProducts, { id: ALL_PRODUCTS });
  for (const title of titles) await recorder.ask(listProducts, { id: slugOf(title) });
  const models = groups.flat().map((item) => modelOf(item.ai_item_key ?? ''));
  for (const itemKey of new Set(models))
    await recorder.ask(listPricedProducts, pricedProductsParams({ itemKey }));
  for (const { aid_code: couponCode, aid_for_items } of await recorder.ask(listOffers, {})) {
    const [itemKey = ''] = aid_for_items.toLowerCase().split(',');
    await recorder.ask(listPricedProducts, pricedProductsParams({ itemKey, couponCode }));
  }
}

async function recordPlaces(recorder: Recorder): Promise<void> {
  const { state: states } = await recorder.ask(listStatesAndZones, {});
  for (const { state_code: value } of states) await recorder.ask(listDistricts, { value });
  await recorder.ask(listDealers, { id: ALL_DEALERS });
  for (const { dn_state: id } of await recorder.ask(listDealerStates, {}))
    await recorder.ask(listDealers, { id });
}

/**
 * Asks an API everything that a page reads before anybody has entered something: nothing of it is about a
 * person. Files of the content are not asked for.
 */
export async function recordAnswers(app: FastifyInstance): Promise<Answers> {
  const recorder = new Recorder(app);
  await recordProducts(recorder);
  await recordPlaces(recorder);
  await recorder.ask(listRequirementInputs, {});
  await recorder.ask(readPaymentCheckout, {});
  return recorder.answers;
}
