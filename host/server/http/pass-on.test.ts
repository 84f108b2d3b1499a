import { once } from 'node:events';
import { request } from 'node:http';
import { AWAY, CHECK, PICTURE, StandInApi } from '../testing/stand-in-api';

let api: StandInApi;
beforeEach(async () => {
  api = new StandInApi();
  await api.open();
});
afterEach(() => api.close());

describe('an answer of the API that does not come whole', () => {
  const HEAD = { 'content-type': 'image/avif', 'content-length': '8', etag: '"a"' };

  it('is a failure in our words when nothing follows its head', async () => {
    const { site } = await api.openSite({ compresses: true, fileLimitMs: 50 });
    api.answerWith((_request, response) => response.writeHead(200, HEAD).flushHeaders());
    const answer = await site.inject({ url: PICTURE, headers: { 'accept-encoding': 'identity' } });
    expect(answer.json()).toEqual({ status: 504, message: AWAY });
    expect(answer.statusCode).toBe(504);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'retry-after': expect.stringMatching(/^[123]$/),
    });
    expect(answer.headers).not.toHaveProperty('etag');
  });

  it('is a failure in our words when the API ends behind its head', async () => {
    const { site } = await api.openSite({ compresses: true });
    api.answerWith((_request, response) => {
      response.writeHead(200, HEAD).flushHeaders();
      response.socket?.end();
    });
    const answer = await site.inject({ url: PICTURE });
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 503, message: AWAY }]);
  });

  it('ends for its visitor when the API falls silent in it, and costs nobody else anything', async () => {
    const { origin, lines } = await api.openSite({ compresses: true, silenceMs: 50 });
    api.answerWith((_request, response) => response.writeHead(200, HEAD).write('half'));
    const answer = await fetch(origin + PICTURE);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
    api.answerWith((_request, response) => response.end('{}'));
    expect((await fetch(origin + CHECK)).status).toBe(200);
    const secondAnswers = lines.filter((line) =>
      /headers after|invalid type/.test(JSON.stringify(line)),
    );
    expect(secondAnswers).toEqual([]);
  });

  it('may pause for longer than an answer may take to begin, as when its visitor reads slowly', async () => {
    const { origin } = await api.openSite({ compresses: true, fileLimitMs: 50 });
    let goOn = () => {};
    api.answerWith(({ url }, response) => {
      if (url !== PICTURE) return;
      response.writeHead(200, HEAD).write('half');
      goOn = () => response.end('half');
    });
    const answer = await fetch(origin + PICTURE);
    // The one that does not come at all has begun to wait later.
    expect((await fetch(`${origin}/static/img/never.avif`)).status).toBe(504);
    goOn();
    expect(await answer.text()).toBe('halfhalf');
  });
});

it('an upload may pause for longer than the API may take to answer', async () => {
  const { origin } = await api.openSite({ callLimitMs: 50 });
  const arrived = once(api.server, 'request');
  api.server.prependListener('request', ({ url }, response) => {
    if (url === CHECK) response.end = () => response;
  });
  const upload = request(`${origin}/api/upload`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 6 },
  });
  const answered = once(upload, 'response');
  upload.write('--x');
  await arrived;
  // A call that is not answered has begun to wait later than the upload has paused.
  expect((await fetch(origin + CHECK)).status).toBe(504);
  upload.end('--x');
  const [{ statusCode }] = await answered;
  expect(statusCode).toBe(200);
});

it('a body that says that it is compressed goes on to the API as it is: the host neither unpacks it nor raises an alarm', async () => {
  const { site, lines } = await api.openSite({ compresses: true });
  let received = '';
  api.server.prependListener('request', (incoming) =>
    incoming.on('data', (data) => (received += data)),
  );
  const { statusCode } = await site.inject({
    method: 'POST',
    url: CHECK,
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: 'no gzip',
  });
  expect({ statusCode, received, lines }).toEqual({
    statusCode: 200,
    received: 'no gzip',
    lines: [],
  });
});

it('the head of a picture alone is answered', async () => {
  const { site, lines } = await api.openSite();
  api.answerWith((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/avif', 'content-length': '8' }).end();
  });
  const { statusCode, headers } = await site.inject({ method: 'HEAD', url: PICTURE });
  expect([statusCode, headers['content-type'], headers['content-length']]).toEqual([
    200,
    'image/avif',
    '8',
  ]);
  expect(lines).toEqual([]);
});

it('an unchanged picture of the API is told so without a word of a compression that it does not have', async () => {
  const { site } = await api.openSite({ compresses: true });
  api.answerWith((_request, response) => {
    response.writeHead(304, { etag: '"a"' }).end();
  });
  const { statusCode, headers } = await site.inject({
    url: PICTURE,
    headers: { 'accept-encoding': 'br', 'if-none-match': '"a"' },
  });
  expect([statusCode, headers['etag'], headers['content-encoding']]).toEqual([
    304,
    '"a"',
    undefined,
  ]);
});

it('unchanged pictures of the API take no connection to it each', async () => {
  const { site } = await api.openSite();
  let connections = 0;
  api.server.on('connection', () => {
    connections += 1;
  });
  api.answerWith((_request, response) => {
    response.writeHead(304, { etag: '"a"' }).end();
  });
  for (let asked = 0; asked < 3; asked += 1)
    expect((await site.inject({ url: PICTURE })).statusCode).toBe(304);
  expect(connections).toBe(1);
});
