import { hasAllData } from './has-all-data';

const failure = { '/dealers': { kind: 'timeout', message: 'too late' } };

it.each([
  [
    'everything was read',
    { shell: { fallback: {}, failures: {} }, x: { page: { fallback: {} } } },
    true,
  ],
  ['the page lacks something', { x: { page: { fallback: {}, failures: failure } } }, false],
  ['the shell lacks something', { shell: { fallback: {}, failures: failure } }, false],
  ['the remote failed', { x: { fault: 'timeout' } }, false],
  ['there is nothing', { x: undefined }, true],
])('the host tells whether a page has all its data: %s', (_what, data, answer) => {
  expect(hasAllData(data)).toBe(answer);
});
