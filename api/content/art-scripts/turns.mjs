// The steps of turns as they are served: node turns.mjs PNG_FOLDER TURNS_FOLDER; NAME-spin-07.png becomes NAME-spin/07-….
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const [from, to] = process.argv.slice(2);
sharp.concurrency(1);
for (const file of readdirSync(from)) {
  const [, turn, step] = /^(.+-spin)-(\d\d)\.png$/.exec(file) ?? [];
  if (!turn) continue;
  mkdirSync(join(to, turn), { recursive: true });
  const save = (width, type) =>
    sharp(join(from, file))
      .resize(width)
      .toFormat(...type)
      .toFile(join(to, turn, `${step}-${width}.${type[0]}`));
  // The same quality in each step, so that none stands out while the bike turns.
  await save(800, ['webp', { quality: 70, effort: 5 }]);
  for (const [width, quality] of [
    [800, 50],
    [1600, 45],
  ])
    await save(width, ['avif', { quality, effort: 2, chromaSubsampling: '4:2:0' }]);
}
