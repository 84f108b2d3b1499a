import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AuditEntry } from './audit/audit-entry';
import { sayEntry, tellWebhook } from './tell-webhook';

const entry: AuditEntry = {
  who: 'ravi',
  action: 'release',
  remote: 'mf-catalog',
  from: '1.2.0',
  to: '1.3.0',
  why: 'new prices',
};
/** Longer than any machine takes for an answer. */
const LONG_MS = 60_000;
const SECRET = '/hooks/T0-secret';
let server: Server;
const bodies: unknown[] = [];
let status: number | undefined;
const warn = jest.fn();
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}${SECRET}`;

beforeEach(async () => {
  status = 200;
  bodies.length = 0;
  warn.mockClear();
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    bodies.push([request.url, JSON.parse(Buffer.concat(chunks).toString())]);
    // Without a status it never answers.
    if (status) response.writeHead(status).end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('the webhook tells a chat in a sentence, with what the audit log has beside it', async () => {
  await tellWebhook(entry, { url: url(), warn, limitMs: LONG_MS });
  const text = 'mf-catalog 1.3.0 is live (before: 1.2.0), by ravi: new prices';
  expect(bodies).toEqual([[SECRET, { text, ...entry }]]);
  expect(warn).not.toHaveBeenCalled();
});

it('the webhook says in words what is no change of a version', () => {
  const backTo = { ...entry, action: 'back-to', remote: '*', from: null, to: 'diwali' } as const;
  expect(sayEntry({ ...backTo, why: '' })).toBe('Every remote is back at "diwali", by ravi');
});

it.each([
  ['does not answer', undefined, 50, 'could not be told (TimeoutError)'],
  ['refuses', 404, LONG_MS, 'answered with status 404'],
])(
  'the webhook goes on when the chat %s, and does not write down its secret address',
  async (_how, is, limitMs, said) => {
    status = is;
    await tellWebhook(entry, { url: url(), warn, limitMs });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(said));
    expect(warn).not.toHaveBeenCalledWith(expect.stringContaining('secret'));
  },
);

it('the webhook tells nobody when no address is set', async () => {
  await tellWebhook(entry, { url: '', warn });
  expect(bodies).toEqual([]);
});
