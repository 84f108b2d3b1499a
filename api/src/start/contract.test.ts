import { addressOf, answerSchemaOf, type Endpoint } from '@site/contract';
import { endpoints } from '@site/contract/endpoints';
import { safeParse } from 'zod/v4/core';
import { type ContractRow, contractCalls } from '../testing/contract-calls';
import { at, get, post } from '../testing/forms';
import { openTestApi, type TestApi } from '../testing/test-api';
import { availableServers } from '../testing/test-servers';

const rows = Object.keys(contractCalls) as ContractRow[];

it('these calls are one for every endpoint that is not a static file', () => {
  const dynamic = Object.entries(endpoints as Record<string, Endpoint>)
    .filter(([, endpoint]) => endpoint.service !== 'static')
    .map(([name]) => name);
  expect([...rows].sort()).toEqual(dynamic.sort());
});

describe.each(availableServers())('the API on %s', (server) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ server, env: { SANDBOX_WEBHOOK_DELAY_MS: '600000' } });
  });
  afterAll(() => api.close());

  it.each(rows)('answers %s at its path, in its shape', async (row) => {
    const endpoint: Endpoint = endpoints[row];
    const { params = {}, fields = {}, headers = {} } = await contractCalls[row](api);
    const url = addressOf(endpoint, 'ev', params);
    const answer =
      endpoint.method === 'GET'
        ? await get(api.app, url, headers)
        : await post(api.app, url, fields, { key: `contract-${row}`, headers });
    expect(answer.body).toMatchObject({ status: 200, message: expect.any(String) });
    expect(answer.status).toBe(200);
    const found = at(answer.body, endpoint.answerPath);
    expect(safeParse(await answerSchemaOf(endpoint), found).error?.issues).toBeUndefined();
    if (Array.isArray(found)) expect(found).not.toHaveLength(0);
  });
});
