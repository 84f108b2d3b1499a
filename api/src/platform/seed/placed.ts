import type { SeedData } from './seed-files';

/** An entry of a seed file and where it stands, e.g. `0.slug`. */
export interface Placed {
  at: string;
  value: string;
}

/** Values that stand twice in a file, a sentence each. */
export function repeated(file: string, values: readonly Placed[]): string[] {
  const places = new Map<string, string>();
  return values.flatMap(({ at, value }) => {
    const first = places.get(value);
    places.set(value, first ?? at);
    return first === undefined
      ? []
      : [`${file}.json at ${at}: "${value}" is there already, at ${first}.`];
  });
}

/** Values that nothing has, a sentence each. @param says what there is none of, e.g. "no state is called" */
export const unknown = (
  file: string,
  values: readonly Placed[],
  known: Iterable<string>,
  says: string,
) => {
  const all = new Set(known);
  return values
    .filter(({ value }) => !all.has(value))
    .map(({ at, value }) => `${file}.json at ${at}: ${says} "${value}".`);
};

export const placed = <T>(rows: readonly T[], name: string, read: (row: T) => string): Placed[] =>
  rows.map((row, at) => ({ at: `${at}.${name}`, value: read(row) }));

export type Variant = SeedData['products'][number]['variants'][number];

export const variantsOf = (products: SeedData['products']) =>
  products.flatMap(({ slug, variants }, at) =>
    variants.map((variant, each) => ({ slug, variant, at: `${at}.variants.${each}` })),
  );
