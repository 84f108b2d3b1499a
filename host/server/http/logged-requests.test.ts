import { createServer as createApi, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readOrderHistory, templateOf } from '@site/contract';
import { callAddress, DEFAULT_APP } from '@site/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { registerApiProxy } from './api-proxy';
import { createServer } from './create-server';

const PHONE = '9876543210';
const TEMPLATE = templateOf(readOrderHistory, DEFAULT_APP);
const history = (id: string) => callAddress(readOrderHistory, { id });
const config = {
  APP_PREFIX: DEFAULT_APP,
  LOG_LEVEL: 'debug',
  TRUST_PROXY: false,
  siteOrigin: 'http://x',
} as const;

/** What the API answers: a status, or nothing at all. */
let answer: number | 'none';
let api: Server;
let app: FastifyInstance;
let lines: string[];
beforeEach(async () => {
  answer = 200;
  lines = [];
  api = createApi((request, response) => {
    if (answer === 'none') request.socket.destroy();
    else response.writeHead(answer, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  app = createServer(config, async (_request, reply) => reply.code(404).send('none'), undefined, {
    write: (line) => void lines.push(line),
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('none'));
  await registerApiProxy(app, `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
});
afterEach(async () => {
  await app.close();
  api.close();
});

const log = () => lines.join('');

it.each([200, 401, 500, 'none'] as const)(
  'the log names a call by its template when the API answers %s',
  async (given) => {
    answer = given;
    await app.inject({ url: `${history(PHONE)}?phone=${PHONE}` });
    expect(log()).toContain(`"path":"${TEMPLATE}"`);
    expect(log()).not.toContain(PHONE);
  },
);

it.each([
  ['that no call has', `/api/v2/ev/nothing/${PHONE}`],
  ['that cannot be read', `${history(PHONE)}/%`],
  ['of a page', `/order/history/${PHONE}`],
])('the log keeps the number in an address %s to itself', async (_what, url) => {
  await app.inject({ url });
  await app.inject({ url: '/after' });
  expect(log()).toContain('"path":"/after"');
  expect(log()).not.toContain(PHONE);
});
