import type { StatsCompilation } from '@rspack/core';
import { filesOfLater } from './files-of-later';

/** What a build says of its groups of chunks. */
const statsWith = (groups: Record<string, string[]>): StatsCompilation => ({
  namedChunkGroups: Object.fromEntries(
    Object.entries(groups).map(([name, files]) => [
      name,
      { assets: files.map((file) => ({ name: file, size: 1 })) },
    ]),
  ),
});

it('a page that is kept for a device without a network keeps each script that the host loads later, once', () => {
  const late = ['late.js', 'late.js.map', 'parts.js'];
  expect(filesOfLater(statsWith({ late, answers: ['answers.js', 'parts.js'] }))).toEqual([
    'late.js',
    'parts.js',
    'answers.js',
  ]);
});

it.each([
  [{ late: ['late.js'] }, 'answers'],
  [{ answers: ['answers.js'] }, 'late'],
])('a build of the host without one of them is refused: %j', (groups, missing) => {
  expect(() => filesOfLater(statsWith(groups as unknown as Record<string, string[]>))).toThrow(
    `"${missing}"`,
  );
});
