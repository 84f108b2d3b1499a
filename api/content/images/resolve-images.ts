import type { Drawing, Image, Spin } from '@site/contract';
import type { DrawingEntry } from './copy-drawing.ts';
import type { ManifestEntry } from './encode-picture.ts';
import type { TurnEntry } from './turns.ts';

export type ImageManifest = Readonly<Record<string, ManifestEntry | DrawingEntry | TurnEntry>>;

const TYPE = /\.(webp|avif|jpe?g|png|gif)$/i;

/** Where the pictures are served. */
const IMAGE_PATH = '/static/img';

/** A picture as editors and seeds name it. */
export interface ImageReference {
  name: string;
  alt: string;
}

/** A turn as editors name it, with the names of the same turn in further colours. */
interface SpinReference {
  $spin: string;
  colour: string;
  others?: Record<string, string>;
}

/**
 * The picture as answers carry it.
 * @throws when the manifest has no picture of this name
 */
export function resolveImage(manifest: ImageManifest, { name, alt }: ImageReference): Image {
  const entry = manifest[name];
  if (!entry || 'drawing' in entry || 'turn' in entry) {
    throw new Error(
      TYPE.test(name)
        ? `A picture is named without its type: "${name.replace(TYPE, '')}"`
        : `There is no picture "${name}": originals has no ${name}.webp`,
    );
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
    throw new Error(`There is no drawing "${name}": originals has no ${name}.svg`);
  }
  const { served, width, height } = entry;
  return { src: `${IMAGE_PATH}/${served}.svg`, width, height, alt };
}

function findTurn(manifest: ImageManifest, name: string): TurnEntry {
  const entry = manifest[name];
  if (!entry || !('turn' in entry))
    throw new Error(`There is no turn "${name}": turns has no folder of that name`);
  return entry;
}

const shapeOf = ({ frames, width, height, avifWidths }: TurnEntry): string =>
  JSON.stringify({ frames, width, height, avifWidths });

/**
 * The turn as answers carry it.
 * @throws when the manifest has no turn of a name, or when the colours differ in steps or sizes
 */
function resolveSpin(manifest: ImageManifest, { $spin, colour, others = {} }: SpinReference): Spin {
  const turn = findTurn(manifest, $spin);
  const addresses = Object.entries(others).map(([other, name]) => {
    const its = findTurn(manifest, name);
    if (shapeOf(its) !== shapeOf(turn))
      throw new Error(`The turns "${$spin}" and "${name}" differ in steps or sizes`);
    return [other, `${IMAGE_PATH}/${its.served}`];
  });
  const { served, frames, width, height, avifWidths } = turn;
  return {
    src: `${IMAGE_PATH}/${served}`,
    frames,
    width,
    height,
    colour,
    ...(avifWidths.length > 0 && { avif_widths: [...avifWidths] }),
    ...(addresses.length > 0 && { others: Object.fromEntries(addresses) }),
  };
}

const isReference = (value: object): value is { $image: string; alt: string } =>
  '$image' in value && typeof value.$image === 'string' && 'alt' in value;

const isDrawingReference = (value: object): value is { $drawing: string; alt: string } =>
  '$drawing' in value && typeof value.$drawing === 'string' && 'alt' in value;

const isSpinReference = (value: object): value is SpinReference =>
  '$spin' in value && typeof value.$spin === 'string' && 'colour' in value;

/** Words beside the name of a picture that are not there. */
function refuseHalf(value: object): void {
  for (const [kind, words] of [
    ['$image', 'alt'],
    ['$drawing', 'alt'],
    ['$spin', 'colour'],
  ] as const) {
    if (kind in value && !(words in value))
      throw new Error(`The picture "${Reflect.get(value, kind)}" needs its "${words}" beside it`);
  }
}

/** What stands in the place of a reference; undefined for any other value. @throws Error for what it names and is not there */
function resolveReference(manifest: ImageManifest, value: object): unknown {
  if (isReference(value)) return resolveImage(manifest, { name: value.$image, alt: value.alt });
  if (isDrawingReference(value))
    return resolveDrawing(manifest, { name: value.$drawing, alt: value.alt });
  if (isSpinReference(value)) return resolveSpin(manifest, value);
  refuseHalf(value);
  return undefined;
}

/**
 * Replaces every `{"$image": name, "alt": text}` in a JSON value by the full picture, every
 * `{"$drawing": name, "alt": text}` by the drawing and every `{"$spin": name, "colour": label,
 * "others": {label: name}}` by the full turn.
 * @param refuse is told of each picture that is not there, or without the words that belong to it, with its place
 */
export function resolveImages(
  manifest: ImageManifest,
  value: unknown,
  refuse: (place: string, says: string) => void,
  path: readonly (string | number)[] = [],
): unknown {
  const inner = (key: string | number, entry: unknown) =>
    resolveImages(manifest, entry, refuse, [...path, key]);
  if (Array.isArray(value)) return value.map((entry, at) => inner(at, entry));
  if (typeof value !== 'object' || value === null) return value;
  try {
    const found = resolveReference(manifest, value);
    if (found !== undefined) return found;
  } catch (error) {
    refuse(path.join('.'), error instanceof Error ? error.message : String(error));
    return null;
  }
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inner(key, entry)]));
}
