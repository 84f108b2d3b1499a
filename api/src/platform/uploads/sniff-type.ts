import type { uploadTypes } from '@site/contract';

export type UploadType = (typeof uploadTypes)[number];

/** Bytes that {@link sniffType} looks at. */
export const SNIFF_BYTES = 32;

/** Brands of ISO media files that hold a HEIF picture. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);
const HEIF_BRANDS = new Set(['mif1', 'msf1', 'mif2']);

const isAt = (head: Buffer, offset: number, bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => head[offset + index] === byte);

/**
 * Tells a file's type by its first bytes, whatever it is called: the six types of spec §5.
 * @returns undefined for everything else
 */
export function sniffType(head: Buffer): UploadType | undefined {
  if (isAt(head, 0, [0x25, 0x50, 0x44, 0x46, 0x2d])) return 'application/pdf';
  if (isAt(head, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (isAt(head, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  const text = head.toString('latin1');
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp';
  if (!text.startsWith('ftyp', 4)) return undefined;
  const brand = text.slice(8, 12);
  if (HEIC_BRANDS.has(brand)) return 'image/heic';
  if (!HEIF_BRANDS.has(brand)) return undefined;
  // The compatible brands follow; a phone's photo says "mif1" first and "heic" there.
  const compatible = [16, 20, 24, 28].map((offset) => text.slice(offset, offset + 4));
  return compatible.some((name) => HEIC_BRANDS.has(name)) ? 'image/heic' : 'image/heif';
}
