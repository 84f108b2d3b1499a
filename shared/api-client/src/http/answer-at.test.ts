import { listDealerStates, readOrderHistory } from '@site/contract';
import { parseAnswer } from './testing/parse-answer';

const states = [{ dn_state: 'Kerala' }];
/** An answer with so many `data` around what it says. */
const within = (depth: number, said: object): object =>
  depth === 0 ? said : { status: 200, data: within(depth - 1, said) };

it.each([0, 1, 2, 3])('the client finds an answer behind %d data', async (depth) => {
  const body = within(depth, { response_data: { statesList: states } });
  expect(await parseAnswer(listDealerStates, body)).toEqual({
    ok: true,
    data: states,
    leftOut: [],
  });
});

it.each([1, 2])('the client finds the order history behind %d data', async (depth) => {
  const body = within(depth, { response_data: { order_list: [] } });
  expect(await parseAnswer(readOrderHistory, body)).toEqual({ ok: true, data: [], leftOut: [] });
});

it.each([[null], ['text'], [{}], [{ data: { statesList: states } }]])(
  'the client refuses %j, in which nothing says that it is the answer',
  async (body) => expect((await parseAnswer(listDealerStates, body)).ok).toBe(false),
);
