import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { sampleConfig } from '../testing/sample-config';
import { compressAnswers } from './compress-answers';
import { CLIENT_LIMITS, createServer } from './create-server';

it('a client that goes away before the first byte of the compressed answer to what it sent is no fault of the host, and its log says no more than that', async () => {
  const lines: { level: number; msg: string }[] = [];
  const app = createServer(
    { ...sampleConfig, LOG_LEVEL: 'info' },
    async (_request, reply) => reply.send('none'),
    CLIENT_LIMITS,
    {
      write: (line) => lines.push(JSON.parse(line)),
    },
  );
  await compressAnswers(app);
  const answer = new PassThrough();
  const asked = new Promise<void>((resolve) => {
    app.post('/form', async (_request, reply) => {
      setImmediate(resolve);
      return reply.type('text/plain').send(answer);
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.write(
    'POST /form HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  );
  await asked;
  const ended = new Promise((resolve) => answer.once('close', resolve));
  client.destroy();
  await ended;
  await app.close();
  expect(lines.slice(1).map(({ level, msg }) => [level, msg])).toEqual([
    [30, 'the client went away'],
  ]);
});
