import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fillTemplate, httpSender } from './http-sender';
import { SmsRefusedError } from './sms-sender';

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

it('the sender by HTTP posts the filled template with its authorization', async () => {
  status = 202;
  await sender().send(message);
  expect(received.at(-1)?.headers.authorization).toBe('Bearer gateway');
  expect(JSON.parse(received.at(-1)?.body ?? '')).toEqual({
    to: '910000012345',
    otp: '048213',
    template: 'history',
  });
});

const failureAt = async (answered: number): Promise<unknown> => {
  status = answered;
  return sender()
    .send(message)
    .catch((error: unknown) => error);
};

it.each([400, 401, 403, 422, 429])(
  'the sender by HTTP knows by a %i that the message was not taken',
  async (code) => {
    const failure = await failureAt(code);
    expect(failure).toBeInstanceOf(SmsRefusedError);
    expect(failure).toMatchObject({ message: `The SMS gateway answered ${code}` });
  },
);

it.each([300, 408, 500, 502, 503, 504])(
  'the sender by HTTP leaves open after a %i whether the message arrives',
  async (code) => {
    const failure = await failureAt(code);
    expect(failure).not.toBeInstanceOf(SmsRefusedError);
    expect(failure).toMatchObject({ message: `The SMS gateway answered ${code}` });
  },
);

it('the sender by HTTP knows that a gateway which nobody reaches took nothing', async () => {
  const closed = createServer();
  await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done));
  const { port } = closed.address() as AddressInfo;
  await new Promise((done) => closed.close(done));
  const unreachable = httpSender({
    url: `http://127.0.0.1:${port}/send`,
    body: '{code}',
    contentType: 'text/plain',
    authorization: '',
  });
  await expect(unreachable.send(message)).rejects.toBeInstanceOf(SmsRefusedError);
});

it.each([301, 302, 303, 307, 308])(
  'the sender by HTTP hands no code to where a %i leads, and knows that it was not taken',
  async (code) => {
    const asked: string[] = [];
    const moved = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      if (request.url === '/send') response.writeHead(code, { location: '/new' }).end();
      else response.writeHead(200).end();
    });
    await new Promise<void>((done) => moved.listen(0, '127.0.0.1', done));
    const { port } = moved.address() as AddressInfo;
    const outcome = await httpSender({
      url: `http://127.0.0.1:${port}/send`,
      body: '{code}',
      contentType: 'text/plain',
      authorization: '',
    })
      .send(message)
      .catch((error: unknown) => error);
    await new Promise((done) => moved.close(done));
    expect(asked).toEqual(['POST /send']);
    expect(outcome).toBeInstanceOf(SmsRefusedError);
  },
);

it('the sender by HTTP knows that a gateway whose certificate is not trusted took nothing', async () => {
  const refused = Object.assign(new Error('certificate has expired'), { code: 'CERT_HAS_EXPIRED' });
  jest
    .spyOn(globalThis, 'fetch')
    .mockRejectedValueOnce(new TypeError('fetch failed', { cause: refused }));
  await expect(sender().send(message)).rejects.toBeInstanceOf(SmsRefusedError);
});

it('a template escapes its values for the content type', () => {
  const odd = { ...message, templateId: '"&x=1' };
  expect(fillTemplate('{"t":"{templateId}"}', odd, 'application/json')).toBe('{"t":"\\"&x=1"}');
  expect(fillTemplate('t={templateId}', odd, 'application/x-www-form-urlencoded')).toBe(
    't=%22%26x%3D1',
  );
});
