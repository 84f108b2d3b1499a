import { folderFreeIds } from './folder-free-ids';

const SHARED = ['react', 'swr', '@site/ui', '@site/shell'];
const namesIn = (root: string) => [
  `builtin:swc-loader??ruleSet[1].rules[0].use!${root}/host/src/client.tsx`,
  `${root}/shared/ui/src/index.ts`,
  ...SHARED.flatMap((key) => [
    `consume shared module (default) ${key}@^1.0.0 (strict) (fallback: ${root}/lib/${key}.js) (eager)`,
    `provide shared module (default) ${key}@1.0.0 = ${root}/lib/${key}.js`,
  ]),
];
const idsIn = (root: string) => folderFreeIds(namesIn(root), root);

it('the numbers of shared packages are the same in any folder, in whatever order they are met', () => {
  const ids = [...idsIn('/srv/site').values()];
  expect([...idsIn('/home/me/work/site').values()]).toEqual(ids);
  expect([...folderFreeIds(namesIn('/a').reverse(), '/a').values()]).toEqual(ids);
});

it('the numbers of shared packages have four digits, and no two have the same', () => {
  const many = Array.from({ length: 900 }, (_, n) => `provide shared module (default) lib-${n}`);
  const ids = [...folderFreeIds(many, '/srv/site').values()];
  expect(new Set(ids).size).toBe(900);
  expect(Math.min(...ids)).toBeGreaterThanOrEqual(1_000);
  expect(Math.max(...ids)).toBeLessThan(10_000);
});

it('the numbers of shared packages are all that is given: every other module keeps the bundler’s number', () => {
  const names = [...idsIn('/srv/site').keys()];
  expect(names).toHaveLength(2 * SHARED.length);
  for (const name of names) expect(name).toMatch(/^(consume|provide) shared module /);
});
