import type { uploadTypes } from '@site/contract';
import { fileTypeFromFile } from 'file-type/node';

export type UploadType = (typeof uploadTypes)[number];

/** What a file can be → the type of spec §5 that it counts as. Sequences are what a phone calls a live photo. */
const TYPES: Readonly<Record<string, UploadType>> = {
  'application/pdf': 'application/pdf',
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/webp': 'image/webp',
  'image/heic': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif': 'image/heif',
  'image/heif-sequence': 'image/heif',
};

/**
 * Tells a file's type by its content, whatever it is called: the six types of spec §5.
 * @returns undefined for everything else
 */
export async function sniffType(path: string): Promise<UploadType | undefined> {
  const type = await fileTypeFromFile(path);
  return type && TYPES[type.mime];
}
