import { ALL_DEALERS, type Dealer, listDealerStates, listDealers } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { at, get } from '../../testing/forms';
import { openTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const dealersOf = async (id: string) =>
  at((await get(api.app, callAddress(listDealers, { id }))).body, [
    'data',
    'response_data',
    'dealers_data',
  ]) as Dealer[];

it('the dealers of a state are those of that state, each in its own, and together all', async () => {
  const { body } = await get(api.app, callAddress(listDealerStates));
  const listed = at(body, ['data', 'response_data', 'statesList']) as { dn_state: string }[];
  const states = listed.map(({ dn_state }) => dn_state);
  expect(states).toEqual([...new Set(states)].sort());
  const counts = [];
  for (const state of states) {
    const dealers = await dealersOf(state);
    expect(new Set(dealers.map(({ dn_state }) => dn_state))).toEqual(new Set([state]));
    counts.push(dealers.length);
  }
  const all = await dealersOf(ALL_DEALERS);
  expect(all).toHaveLength(counts.reduce((sum, count) => sum + count));
  expect(await dealersOf('Atlantis')).toEqual([]);
});
