import { checkPageData } from './check-page-data';

const head = { title: 'T', description: 'D' };

it('the check of page data passes what a page can be made of', () => {
  const data = { fallback: {}, failures: {}, head, status: 404 };
  expect(checkPageData(data)).toBe(data);
  expect(checkPageData({ fallback: {}, head })).toBeDefined();
});

it.each([
  [undefined, 'undefined'],
  [null, 'null'],
  ['<html>', 'string'],
  [[], 'a list'],
  [{ head }, 'no fallback'],
  [{ fallback: 'text', head }, 'no fallback'],
  [{ fallback: {} }, 'no head'],
  [{ fallback: {}, head: { title: 'T' } }, 'no head'],
  [{ fallback: {}, head, failures: 'all' }, 'failures'],
  [{ fallback: {}, head, status: '200' }, 'status'],
  [{ fallback: {}, head, status: 9 }, 'status'],
])('the check of page data refuses %j, and says what is wrong with it', (data, words) => {
  expect(() => checkPageData(data)).toThrow(words);
});
