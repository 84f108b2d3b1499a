import { sampleRemote, sampleVersion } from '../testing/sample-releases';
import { describeBuilds, groupRanges } from './group-ranges';

it('a range that several builds demand stands once, and what the host does not satisfy stands first', () => {
  const old = { name: 'swr', provided: '2.5.1', required: '^1.0.0', isMatch: false };
  const trial = sampleVersion({ version: '1.3.0', shared: [old] });
  const remotes = [
    sampleRemote({ versions: [sampleVersion(), trial] }),
    sampleRemote({ name: 'mf-dealers' }),
  ];
  expect(groupRanges(remotes)).toEqual([
    { ...old, builds: ['mf-catalog 1.3.0'] },
    {
      name: 'react',
      provided: '19.3.1',
      required: '^19.0.0',
      isMatch: true,
      builds: ['mf-catalog 1.2.0', 'mf-dealers 1.2.0'],
    },
  ]);
});

it('builds are named while they are few, and counted when they are many', () => {
  expect(describeBuilds(['a 1', 'b 1'], 5)).toBe('a 1, b 1');
  expect(describeBuilds(['a 1', 'b 1', 'c 1', 'd 1'], 5)).toBe('4 of 5 builds');
  expect(describeBuilds(['a 1', 'b 1', 'c 1', 'd 1'], 4)).toBe('all 4 builds');
});
