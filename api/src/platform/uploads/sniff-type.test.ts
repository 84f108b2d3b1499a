import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sniffType } from './sniff-type';

const folder = mkdtempSync(join(tmpdir(), 'motorbike-sniff-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The type of a file that begins so and goes on for `length` bytes. */
function typeOf(start: string, length = 64) {
  const path = join(folder, 'file');
  writeFileSync(path, Buffer.from(start.padEnd(length, '\0'), 'latin1'));
  return sniffType(path);
}

const chunk = (name: string, bytes: number) =>
  `${String.fromCharCode(0, 0, bytes >> 8, bytes & 255)}${name}${'\0'.repeat(bytes + 4)}`;
const PNG = `\x89PNG\r\n\x1a\n${chunk('IHDR', 13)}`;

it.each([
  ['%PDF-1.7', 'application/pdf'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  [`${PNG}${chunk('IDAT', 9)}`, 'image/png'],
  [`${PNG}${chunk('acTL', 8)}`, 'image/png'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'image/heic'],
  ['\0\0\0\x18ftypheix\0\0\0\0mif1heix', 'image/heic'],
  ['\0\0\0\x18ftyphevc\0\0\0\0msf1hevc', 'image/heic'],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'image/heif'],
  ['\0\0\0\x18ftypmsf1\0\0\0\0msf1hevc', 'image/heif'],
])('the type of a file that begins with %j is %s', async (start, type) => {
  expect(await typeOf(start)).toBe(type);
});

it('the type of a picture is found behind a long colour profile', async () => {
  expect(await typeOf(`${PNG}${chunk('iCCP', 20_000)}${chunk('IDAT', 9)}`)).toBe('image/png');
});

it.each([
  'GIF89a',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  'PK\x03\x04',
  'MZ\x90',
  '\0\0\0\x18ftypmp42',
  '\0\0\0\x18ftypavif\0\0\0\0mif1avif',
  'RIFF\x10\0\0\0WAVEfmt ',
  '',
])('the type of a file that begins with %j is none that is taken', async (start) => {
  expect(await typeOf(start)).toBeUndefined();
});
