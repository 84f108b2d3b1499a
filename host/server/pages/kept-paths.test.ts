import { KeptPaths } from './kept-paths';

it('the list of kept paths knows a path as long as one of its queries is counted, and no longer', () => {
  const paths = new KeptPaths();
  for (const key of ['L1 /offers', 'L1 /offers?a=1', 'L1 /offers?a=1']) paths.add(key);
  paths.remove('L1 /offers');
  paths.remove('L1 /offers?a=1');
  expect(paths.has('L1 /offers')).toBe(true);
  expect(paths.has('L2 /offers')).toBe(false);
  paths.remove('L1 /offers?a=1');
  expect(paths.has('L1 /offers')).toBe(false);
});
