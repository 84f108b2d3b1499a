import { type AddressInfo, connect } from 'node:net';
import { createLogger, serializeError } from '@site/server';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { CommitUnknownError } from '../db/transaction';
import { fromIssues, handleError, toHttpError } from './errors';
import { HttpError } from './http-error';

const databaseError = (code: string) =>
  Object.assign(new Error('Failed query: insert into enquiry … params: 0000012345'), {
    cause: Object.assign(new Error('duplicate key (phone)=(0000012345)'), {
      code,
      routine: 'x',
      constraint: 'enquiry_phone_key',
    }),
  });

it('the answer to an unknown error says nothing of the inside', () => {
  const answer = toHttpError(databaseError('23505'));
  expect(answer.status).toBe(500);
  expect(answer.message).not.toContain('query');
});

it.each([
  ...['57014', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'],
  // No name server, no room for another socket.
  ...['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EMFILE'],
  // A password that was exchanged, an address that may not, a database that is gone, a certificate that ended or is strange.
  ...['28P01', '28000', '3D000', 'CERT_HAS_EXPIRED', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  // A full disk, no memory, a disk that fails, a server that only reads.
  ...['53100', '53200', '58030', '25006'],
])('the answer to a database error %s says busy, to be tried again', (code) => {
  expect(toHttpError(databaseError(code))).toMatchObject({
    status: 503,
    headers: { 'retry-after': expect.stringMatching(/^[123]$/) },
  });
});

it('the answer to a connection that broke in the middle of a transaction says busy', () => {
  const cause = new Error('Client has encountered a connection error and is not queryable');
  expect(toHttpError(Object.assign(new Error('Failed query'), { cause })).status).toBe(503);
});

it('the answer to a commit of which nobody knows the end says busy, whatever broke it', () => {
  expect(toHttpError(new CommitUnknownError(new Error('something else'))).status).toBe(503);
});

it('the answer to a fault of the framework is that of any fault of ours', () => {
  const fault = Object.assign(new Error('the reply was sent already'), { statusCode: 500 });
  expect(toHttpError(fault).toBody()).toEqual(toHttpError(new Error('anything')).toBody());
});

it('the answer to a field with several faults says the first, and as a whole that of the first field', () => {
  const issues = [
    { path: ['email'], message: 'Email is required' },
    { path: ['email'], message: 'Invalid email entered' },
    { path: ['city'], message: 'City is required' },
  ];
  expect(fromIssues(issues).toBody()).toEqual({
    status: 400,
    message: 'Email is required',
    errors: { email: 'Email is required', city: 'City is required' },
  });
});

it('the answer to an error of a handler is what the handler says', () => {
  const error = new HttpError(409, 'Already completed.');
  expect(toHttpError(error)).toBe(error);
});

it('the log of an error holds no personal data', () => {
  const logged = JSON.stringify(serializeError(databaseError('23505')));
  expect(logged).not.toContain('0000012345');
  expect(logged).toContain('enquiry_phone_key');
});

it('the log of an error of our own holds its message', () => {
  expect(serializeError(new Error('manifest missing'))).toMatchObject({
    message: 'manifest missing',
  });
});

it.each([
  ['a full disk of the database', databaseError('53100')],
  ['a database that only reads', databaseError('25006')],
  ['a full disk of the uploads', Object.assign(new Error('no space left'), { code: 'ENOSPC' })],
])('%s refuses writes for now, and the log calls somebody once a second', (_what, error) => {
  jest.useFakeTimers();
  const log = { error: jest.fn(), warn: jest.fn() };
  const request = {
    raw: { destroyed: false },
    routeOptions: {},
    log,
  } as unknown as FastifyRequest;
  const reply = { code: jest.fn(), headers: jest.fn(), send: jest.fn() };
  for (const then of Object.values(reply)) then.mockReturnValue(reply);
  for (let n = 0; n < 3; n += 1) handleError(error, request, reply as unknown as FastifyReply);
  jest.advanceTimersByTime(2_000);
  jest.useRealTimers();
  expect(reply.code.mock.calls).toEqual([[503], [503], [503]]);
  expect(log.warn).not.toHaveBeenCalled();
  expect(log.error.mock.calls.map(([facts]) => facts)).toEqual(
    [1, 2].map((refused) => expect.objectContaining({ event: 'storage-refuses', refused })),
  );
});

it('a caller who left when the body had come, but was not read yet, raises no alarm', async () => {
  const lines: { level: number; event?: string }[] = [];
  const app = Fastify({
    loggerInstance: createLogger({
      level: 'warn',
      part: 'api',
      destination: { write: (line) => lines.push(JSON.parse(line)) },
    }),
  });
  app.setErrorHandler(handleError);
  app.addContentTypeParser('text/x-unread', (_request, _body, done) => done(null));
  const handled = new Promise<void>((done) => {
    app.post('/', async ({ raw }) => {
      await new Promise((closed) => raw.once('close', closed));
      setImmediate(done);
      throw new Error('premature close');
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/x-unread\r\ncontent-length: 4\r\n\r\nbody',
  );
  app.server.once('request', () => socket.destroy());
  await handled;
  await app.close();
  expect(lines).toEqual([]);
});
