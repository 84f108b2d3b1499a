import {
  ALL_DEALERS,
  listDealerStates,
  listDealers,
  listDistricts,
  listRequirementInputs,
  listStatesAndZones,
  readPaymentCheckout,
} from '@site/contract';
import type { FastifyInstance } from 'fastify';
import { recordProducts } from './record-products';
import { type Answers, Recorder } from './recorder';

async function recordPlaces(recorder: Recorder): Promise<void> {
  const { state: states } = await recorder.ask(listStatesAndZones, {});
  for (const { state_code: value } of states) await recorder.ask(listDistricts, { value });
  await recorder.ask(listDealers, { id: ALL_DEALERS });
  for (const { dn_state: id } of await recorder.ask(listDealerStates, {}))
    await recorder.ask(listDealers, { id });
}

/**
 * Asks an API what the pages for visitors read before anybody has entered something: nothing of it is about
 * a person. Files of the content are not asked for, nor what the forms for staff choose from (stages and
 * campaigns): the gate sees those pages as they are when such a list cannot be read.
 */
export async function recordAnswers(app: FastifyInstance): Promise<Answers> {
  const recorder = new Recorder(app);
  await recordProducts(recorder);
  await recordPlaces(recorder);
  await recorder.ask(listRequirementInputs, {});
  await recorder.ask(readPaymentCheckout, {});
  return recorder.answers;
}
