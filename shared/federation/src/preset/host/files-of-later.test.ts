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

const ALL = {
  overlays: ['overlays.js', 'parts.js'],
  late: ['late.js', 'late.js.map', 'parts.js'],
  popper: ['popper.js'],
  answers: ['answers.js', 'parts.js'],
};

it('a page that is kept for a device without a network keeps each script that the host loads later, once', () => {
  const files = ['overlays.js', 'parts.js', 'late.js', 'popper.js', 'answers.js'];
  expect(filesOfLater(statsWith(ALL))).toEqual(files);
});

it.each(Object.keys(ALL))('a build of the host without "%s" is refused', (missing) => {
  const groups = Object.entries(ALL).filter(([name]) => name !== missing);
  expect(() => filesOfLater(statsWith(Object.fromEntries(groups)))).toThrow(`"${missing}"`);
});
