import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Image } from '@site/contract';
import { StartError } from '@site/server';
import { type ImageManifest, resolveImage } from '../../../content/images/resolve-images';
import type { ImageRef } from '../db/schema/catalog';

/** Gives the full picture (sizes, blur) for a name. */
export type ImageResolver = (ref: ImageRef) => Image;

/** Reads the manifest of the built pictures. @throws StartError when they were not built yet, or it cannot be read */
export async function readImages(contentDist: string): Promise<ImageResolver> {
  const file = join(contentDist, 'img', 'manifest.json');
  let manifest: ImageManifest;
  try {
    manifest = JSON.parse(await readFile(file, 'utf8')) as ImageManifest;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const what =
      code === 'ENOENT'
        ? `The content is not built (${file} is missing)`
        : `${file} cannot be read: ${message}`;
    throw new StartError(`${what}. Run: pnpm --filter api content:build`);
  }
  return (ref) => resolveImage(manifest, ref);
}
