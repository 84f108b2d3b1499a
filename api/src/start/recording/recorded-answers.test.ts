import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerSchemaOf, type Endpoint, templateOf } from '@site/contract';
import { DEFAULT_APP, endpoints } from '@site/contract/endpoints';
import { safeParse } from 'zod/v4/core';
import { unwrapAnswer } from '../../platform/http/envelope/envelope';
import { openTestApi } from '../../testing/test-api';
import { recordAnswers } from './record-answers';
import type { Answers } from './recorder';

const FILE = join(__dirname, '../../../recorded-answers.json');
const { answers } = JSON.parse(readFileSync(FILE, 'utf8')) as { answers: Answers };

const reads = Object.values(endpoints as Record<string, Endpoint>).filter(
  ({ method, service }) => method === 'GET' && service !== 'static',
);

/** The call that an address belongs to; one without parameters comes before one with. */
function callOf(address: string): Endpoint | undefined {
  const patternOf = (call: Endpoint) => templateOf(call, DEFAULT_APP).replace(/:\w+/g, '[^/]+');
  const fits = (call: Endpoint) => new RegExp(`^${patternOf(call)}$`).test(address);
  return reads.find((call) => templateOf(call, DEFAULT_APP) === address) ?? reads.find(fits);
}

it.each(Object.keys(answers))('the recorded answer of %s fits its call', async (address) => {
  const call = callOf(address);
  expect(call).toBeDefined();
  if (!call) return;
  const answer = unwrapAnswer(answers[address], call.answerPath);
  expect(safeParse(await answerSchemaOf(call), answer).error?.issues).toBeUndefined();
});

it('the recording has what the API with its seeds is asked; else run `pnpm record:api`', async () => {
  const api = await openTestApi();
  const now = await recordAnswers(api.app);
  await api.close();
  expect(Object.keys(answers).sort()).toEqual(Object.keys(now).sort());
});
