import type { Drawing, Image, Spin } from '@site/contract';
import type { DrawingEntry } from './copy-drawing.ts';
import type { ManifestEntry } from './encode-picture.ts';

export type ImageManifest = Readonly<Record<string, ManifestEntry | DrawingEntry>>;

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
  if (!entry || 'drawing' in entry) {
    throw new Error(`There is no picture "${name}" in the image manifest`);
  }
  const { served, width, height, widths, blur = '' } = entry;
  return { src: `${IMAGE_PATH}/${served}`, width, height, widths, blur, alt };
}

/**
 * The drawing as answers carry it.
 * @throws when the manifest has no drawing of this name
 */
export function resolveDrawing(manifest: ImageManifest, { name, alt }: ImageReference): Drawing {
  const entry = manifest[name];
  if (!entry || !('drawing' in entry)) {
    throw new Error(`There is no drawing "${name}" in the image manifest`);
  }
  const { served, width, height } = entry;
  return { src: `${IMAGE_PATH}/${served}.svg`, width, height, alt };
}

/**
 * The turn whose frames are the pictures `<name>-00`, `<name>-01` and on.
 * @throws when there is no such picture
 */
export function resolveSpin(
  manifest: ImageManifest,
  { name, colour }: { name: string; colour: string },
): Spin {
  const frameName = (index: number) => `${name}-${String(index).padStart(2, '0')}`;
  const first = manifest[frameName(0)];
  if (!first) throw new Error(`There is no picture "${frameName(0)}" in the image manifest`);
  let frames = 1;
  while (manifest[frameName(frames)]) frames += 1;
  const { served, width, height } = first;
  return { src: `${IMAGE_PATH}/${served}`, frames, width, height, colour };
}

const isReference = (value: object): value is { $image: string; alt: string } =>
  '$image' in value && typeof value.$image === 'string' && 'alt' in value;

const isDrawingReference = (value: object): value is { $drawing: string; alt: string } =>
  '$drawing' in value && typeof value.$drawing === 'string' && 'alt' in value;

const isSpinReference = (value: object): value is { $spin: string; colour: string } =>
  '$spin' in value && typeof value.$spin === 'string' && 'colour' in value;

/**
 * Replaces every `{"$image": name, "alt": text}` in a JSON value by the full picture, every
 * `{"$drawing": name, "alt": text}` by the drawing and every `{"$spin": name, "colour": label}` by the
 * full turn.
 */
export function resolveImages(manifest: ImageManifest, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => resolveImages(manifest, entry));
  if (typeof value !== 'object' || value === null) return value;
  if (isReference(value)) return resolveImage(manifest, { name: value.$image, alt: value.alt });
  if (isDrawingReference(value)) {
    return resolveDrawing(manifest, { name: value.$drawing, alt: value.alt });
  }
  if (isSpinReference(value)) {
    return resolveSpin(manifest, { name: value.$spin, colour: value.colour });
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, resolveImages(manifest, entry)]),
  );
}
