import { packageLines, sharedLines } from './version-changes';

const provides = { react: '19.3.1', '@mui/material/styles': '9.5.0' };

it('the comparison of shared libraries marks what the host does not have in that range', () => {
  const lines = sharedLines({ react: '^19.0.0' }, { react: '^20.0.0', vue: '^3.0.0' }, provides);
  expect(lines).toEqual([
    { key: 'react', live: '^19.0.0', next: '^20.0.0', provided: '19.3.1', fits: false },
    { key: 'vue', live: undefined, next: '^3.0.0', provided: undefined, fits: false },
  ]);
});

const of = (name: string, version: string) => ({ name, version, bytes: 10 });

it('the comparison of packages marks one of which the host has another version, and one that is there twice', () => {
  const next = [
    of('@mui/material', '9.4.0'),
    of('ms', '1.0.0'),
    of('ms', '2.0.0'),
    of('react', '19.3.1'),
  ];
  expect(packageLines([of('ms', '1.0.0'), of('old', '1.0.0')], next, provides)).toEqual([
    {
      name: '@mui/material',
      live: [],
      next: ['9.4.0'],
      notes: ['The host has 9.5.0: a page would hold code of two versions.'],
    },
    {
      name: 'ms',
      live: ['1.0.0'],
      next: ['1.0.0', '2.0.0'],
      notes: ['Two versions in one release.'],
    },
    { name: 'old', live: ['1.0.0'], next: [], notes: [] },
    { name: 'react', live: [], next: ['19.3.1'], notes: [] },
  ]);
});

it('the comparison of packages does not take a release that says nothing for one that holds nothing', () => {
  expect(packageLines(undefined, [of('ms', '1.0.0')], {})[0]?.live).toBeUndefined();
});
