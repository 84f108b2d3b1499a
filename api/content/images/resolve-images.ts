import type { Image } from '@site/contract';
import type { ManifestEntry } from './encode-picture.ts';

export type ImageManifest = Readonly<Record<string, ManifestEntry>>;

/** Where the pictures are served. */
export const IMAGE_PATH = '/static/img';

/** A picture as editors and seeds name it. */
export interface ImageReference {
  name: string;
  alt: string;
}

/**
 * The picture as answers carry it.
 * @throws when the manifest has no picture of this name
 */
export function resolveImage(manifest: ImageManifest, { name, alt }: ImageReference): Image {
  const entry = manifest[name];
  if (!entry) throw new Error(`There is no picture "${name}" in the image manifest`);
  const { width, height, widths, blur } = entry;
  return { src: `${IMAGE_PATH}/${name}`, width, height, widths, blur, alt };
}

const isReference = (value: object): value is { $image: string; alt: string } =>
  '$image' in value && typeof value.$image === 'string' && 'alt' in value;

/** Replaces every `{"$image": name, "alt": text}` in a JSON value by the full picture. */
export function resolveImages(manifest: ImageManifest, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => resolveImages(manifest, entry));
  if (typeof value !== 'object' || value === null) return value;
  if (isReference(value)) return resolveImage(manifest, { name: value.$image, alt: value.alt });
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, resolveImages(manifest, entry)]),
  );
}
