import { sniffType } from './sniff-type';

const head = (text: string): Buffer => Buffer.from(text.padEnd(32, '\0'), 'latin1');

it.each([
  ['%PDF-1.7', 'application/pdf'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'image/heic'],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'image/heic'],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1avci', 'image/heif'],
])('tells %j as %s', (bytes, type) => {
  expect(sniffType(head(bytes))).toBe(type);
});

it.each([
  'GIF89a',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  'PK\x03\x04',
  'MZ\x90',
  '\0\0\0\x18ftypmp42',
  'RIFF\x10\0\0\0WAVEfmt ',
  '',
])('refuses %j', (bytes) => {
  expect(sniffType(head(bytes))).toBeUndefined();
});
