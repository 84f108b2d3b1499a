import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '../platform/paths';

/**
 * A built content folder without pictures: a manifest with every name that the seeds mention, so that
 * a process can be started where the real content was not built.
 */
export function makeSampleContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'motorbike-content-'));
  const seeds = ['products', 'coupons'].map((name) =>
    readFileSync(join(paths.seeds, `${name}.json`), 'utf8'),
  );
  const names = seeds.join().matchAll(/"name":\s*"([^"]+)"/g);
  const picture = {
    width: 1600,
    height: 1000,
    widths: [480, 800],
    blur: '#24262c,#3d3f45',
  };
  mkdirSync(join(folder, 'img'));
  mkdirSync(join(folder, 'json'));
  writeFileSync(
    join(folder, 'img', 'manifest.json'),
    JSON.stringify(Object.fromEntries([...names].map(([, name]) => [name, picture]))),
  );
  return folder;
}
