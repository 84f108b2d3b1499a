import { paths } from '../platform/paths';
import { loadSeeds } from '../platform/seed/load-seeds';
import { readSeeds } from '../platform/seed/read-seeds';
import type { SeedData } from '../platform/seed/seed-files';
import type { TestApi } from './test-api';

/** The name that "Vayu Marut" gets, as its title and as its slug. */
const RENAMED = { title: 'Vayu Breeze', slug: 'vayu_breeze' } as const;

/** Seeds in which the marketing team has renamed "Vayu Marut", in each file that names it. */
export function renameMarut(seeds: SeedData): SeedData {
  const text = JSON.stringify(seeds)
    .replaceAll('vayu_marut', RENAMED.slug)
    .replaceAll('Vayu Marut', RENAMED.title);
  const data: SeedData = JSON.parse(text);
  return withFormerSlug(data, RENAMED.slug, 'vayu_marut');
}

/** Seeds in which a product had another slug before. */
export const withFormerSlug = (seeds: SeedData, slug: string, former: string): SeedData => ({
  ...seeds,
  products: seeds.products.map((product) =>
    product.slug === slug ? { ...product, former_slugs: [former] } : product,
  ),
});

let version = 1_000;

/** Loads changed seeds into the database of a test, as a start of the next version does. */
export async function loadChangedSeeds(
  { deps }: TestApi,
  change: (seeds: SeedData) => SeedData,
  log: (line: string) => void = () => undefined,
): Promise<void> {
  version += 1;
  const { data } = await readSeeds(paths.seeds);
  await loadSeeds(deps.db, { data: change(data), version, hash: `hash of ${version}` }, log);
  deps.answers.drop();
}
