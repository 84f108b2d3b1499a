import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fillTemplate, httpSender } from './http-sender';

let server: Server;
let status = 200;
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => new Promise((done) => server.close(done)));

const message = { phone: '0000012345', code: '048213', templateId: 'history' };
const sender = () =>
  httpSender({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    body: '{"to":"91{phone}","otp":"{code}","template":"{templateId}"}',
    contentType: 'application/json',
    authorization: 'Bearer gateway',
  });

it('posts the filled template with its authorization', async () => {
  status = 202;
  await sender().send(message);
  expect(received.at(-1)?.headers.authorization).toBe('Bearer gateway');
  expect(JSON.parse(received.at(-1)?.body ?? '')).toEqual({
    to: '910000012345',
    otp: '048213',
    template: 'history',
  });
});

it('rejects when the gateway refuses', async () => {
  status = 500;
  await expect(sender().send(message)).rejects.toThrow('The SMS gateway answered 500');
});

it('escapes values for the content type', () => {
  const odd = { ...message, templateId: '"&x=1' };
  expect(fillTemplate('{"t":"{templateId}"}', odd, 'application/json')).toBe('{"t":"\\"&x=1"}');
  expect(fillTemplate('t={templateId}', odd, 'application/x-www-form-urlencoded')).toBe(
    't=%22%26x%3D1',
  );
});
