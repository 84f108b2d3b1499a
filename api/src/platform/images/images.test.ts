import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readImages } from './images';

const content = mkdtempSync(join(tmpdir(), 'motorbike-images-'));
const file = join(content, 'img', 'manifest.json');
afterAll(() => rmSync(content, { recursive: true }));

it('the list of the built pictures is named with what is wrong: that it is missing, or cannot be read', async () => {
  await expect(readImages(content)).rejects.toThrow(
    `The content is not built (${file} is missing). Run: pnpm --filter api content:build`,
  );
  mkdirSync(join(content, 'img'));
  writeFileSync(file, '{"one-red":');
  await expect(readImages(content)).rejects.toThrow(
    /^\S+manifest\.json cannot be read: .*JSON.*\. Run: pnpm --filter api content:build$/,
  );
});
