import { failedReads } from './failed-reads';

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
