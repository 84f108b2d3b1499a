import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { SEEDS_DIR } from './testing/built-content.ts';
import { readCodecs } from './testing/film-codecs.ts';

const FILMS = join(SEEDS_DIR, '../content/films');
const MOST_BYTES = 3 * 1024 ** 2;
/** What browsers play without a further library: VP9 in WebM, H.264 in MP4. */
const CODECS: Readonly<Record<string, string>> = { '.webm': 'V_VP9', '.mp4': 'avc1' };

it('each film comes as WebM and as MP4, is VP9 or H.264 without a further track, and has at most 3 MB', async () => {
  const files = (await readdir(FILMS)).filter((file) => extname(file) !== '.vtt');
  const names = new Set(files.map((file) => file.slice(0, -extname(file).length)));
  expect(names.size).toBe(3);
  expect(files.toSorted()).toEqual(
    [...names].flatMap((name) => [`${name}.mp4`, `${name}.webm`]).toSorted(),
  );
  for (const file of files) {
    const bytes = await readFile(join(FILMS, file));
    const { length } = bytes;
    expect({ file, codecs: readCodecs(bytes), length }).toEqual({
      file,
      codecs: [CODECS[extname(file)]],
      length: Math.min(length, MOST_BYTES),
    });
  }
});

it('each film has its description, which says all the time what is seen', async () => {
  const files = await readdir(FILMS);
  for (const film of files.filter((file) => extname(file) === '.webm')) {
    const text = await readFile(join(FILMS, film.replace('.webm', '.vtt')), 'utf8');
    const [head, ...cues] = text.trim().split('\n\n');
    expect(head).toBe('WEBVTT');
    const times = cues.map((cue) => /^00:00:(\S+) --> 00:00:(\S+)\n\S.*$/.exec(cue)?.slice(1));
    expect(times[0]?.[0]).toBe('00.000');
    expect(times.map((time) => time?.[0]).slice(1)).toEqual(
      times.map((time) => time?.[1]).slice(0, -1),
    );
    expect(times.at(-1)?.[1]).toBe('14.300');
  }
});

it('a file that is no film has no codecs', () => {
  expect(readCodecs(Buffer.from('not a film at all'))).toEqual([]);
});
