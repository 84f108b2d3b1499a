import { failedReads, wasRefused } from './failed-reads';

it('the host tells how the reads of a page failed, and leaves out what the API itself denies', () => {
  const failures = {
    '/dealers': { kind: 'timeout', message: 'too late' },
    '/states': { kind: 'timeout', message: 'too late' },
    '/offers': { kind: 'body', message: 'no JSON' },
    '/busy': { kind: 'http', status: 503, message: 'busy' },
    '/unknown': { kind: 'http', status: 404, message: 'not found' },
  };
  expect(failedReads({ shell: { failures: {} }, x: { page: { fallback: {}, failures } } })).toEqual(
    { timeout: 2, body: 1, http: 1 },
  );
  expect(failedReads({ shell: { failures: { '/menu': failures['/offers'] } } })).toEqual({
    body: 1,
  });
});

it.each([
  ['everything was read', { shell: { fallback: {}, failures: {} }, x: { page: {} } }],
  ['the remote failed', { x: { fault: 'timeout' } }],
  ['there is nothing', { x: undefined }],
])('the host has no failed reads to tell of where %s', (_what, data) => {
  expect(failedReads(data)).toEqual({});
});

it.each([
  ['because it was asked too often', 429, true],
  ['because it is busy', 503, false],
  ['because there is no such thing', 404, false],
])('the host knows a read that the API refused %s', (_why, status, answer) => {
  const failures = { '/prices': { kind: 'http', status, message: 'no' } };
  expect(wasRefused({ shell: { failures: {} }, x: { page: { failures } } })).toBe(answer);
  expect(wasRefused({ shell: { failures }, x: { fault: 'render' }, y: undefined })).toBe(answer);
});
