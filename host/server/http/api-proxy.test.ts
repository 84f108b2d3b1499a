import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkExistingCustomer } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerApiProxy } from './api-proxy';

const CHECK = callAddress(checkExistingCustomer, { id: '1' });

/** How often the API was asked. */
let hits: number;
/** What the API answers with. */
let answer: { status: number; headers: Record<string, string> };
let api: Server;
let host: FastifyInstance;

beforeEach(async () => {
  hits = 0;
  answer = { status: 200, headers: {} };
  api = createServer((request, response) => {
    hits += 1;
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(JSON.stringify({ path: request.url, seen: request.headers['x-forwarded-for'] }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  host = Fastify({ trustProxy: 'loopback' });
  await registerApiProxy(host, `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
});
afterEach(async () => {
  await host.close();
  api.close();
});

const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
  host.inject({ url: CHECK, remoteAddress, headers });

it('tells the API who the visitor is, so that limits count visitors', async () => {
  expect((await ask('203.0.113.7')).json()).toEqual({
    path: CHECK,
    seen: '203.0.113.7',
  });
});

it('believes a proxy of its own, and nobody else', async () => {
  const claim = { 'x-forwarded-for': '198.51.100.9' };
  expect((await ask('127.0.0.1', claim)).json()).toMatchObject({ seen: '198.51.100.9' });
  expect((await ask('203.0.113.7', claim)).json()).toMatchObject({ seen: '203.0.113.7' });
});

it('answers in the shape of the API when the API does not', async () => {
  await new Promise((resolve) => api.close(resolve));
  const answer = await ask('203.0.113.7');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({
    status: 503,
    message: 'The service does not answer at the moment.',
  });
});

it('asks an API that wants to be left alone for a while once, and passes its wish on', async () => {
  answer = { status: 503, headers: { 'retry-after': '5' } };
  const { statusCode, headers } = await ask('203.0.113.7');
  expect({ statusCode, retryAfter: headers['retry-after'], hits }).toEqual({
    statusCode: 503,
    retryAfter: '5',
    hits: 1,
  });
});
