import { hasAllData } from './has-all-data';

const failure = { '/dealers': { kind: 'timeout', message: 'too late' } };

const denied = { '/products/gone': { kind: 'http', status: 404, message: 'none' } };
/** A page that says that there is nothing at its address, and what its reads came to. */
const missing = (failures: object) => ({ x: { page: { fallback: {}, status: 404, failures } } });

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
  [
    'the API says that there is none of what the address names',
    { shell: { failures: {} }, ...missing(denied) },
    true,
  ],
  [
    'such a page lacks something beside',
    { shell: { failures: {} }, ...missing({ ...denied, ...failure }) },
    false,
  ],
  [
    'whoever denies it denies the shell its data, too, as what stands before an API that is away',
    { shell: { failures: denied }, ...missing(denied) },
    false,
  ],
  [
    'the API denies a part of a page that is there',
    { x: { page: { fallback: {}, failures: denied } } },
    false,
  ],
])('the host tells whether a page has all its data: %s', (_what, data, answer) => {
  expect(hasAllData(data)).toBe(answer);
});
