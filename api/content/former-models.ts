import { formatItemName, toSlug } from '@site/contract';
import type { SeedProduct, SeedVariant } from '../seeds/seed-schemas.ts';
import { propertiesOf } from '../src/platform/written/properties.ts';

/** What is sold, with the slugs that each product had before. */
export type RenamedProducts = readonly (Pick<SeedProduct, 'title' | 'former_slugs'> & {
  variants: readonly Pick<SeedVariant, 'variant'>[];
})[];

/** The file of the page on which a test ride is booked. */
export const TEST_RIDE_FILE = 'test-ride-page.json';

/** Each model by its name of before a rename, as links to the booking of a test ride have it (`vayu_gale_gt`). */
function formerModels(products: RenamedProducts): Record<string, string> {
  const models = products.flatMap(({ title, former_slugs = [], variants }) =>
    former_slugs.flatMap((slug) =>
      variants.map(({ variant }) => [
        toSlug(formatItemName({ title: slug, variant })),
        formatItemName({ title, variant }),
      ]),
    ),
  );
  return Object.fromEntries(models);
}

/**
 * The text of the booking page with `former_models` of what was renamed, as far as a test ride of it can be booked. What
 * an editor has written there stays. Everything else is left as it is.
 */
export function withFormerModels(body: unknown, products: RenamedProducts): unknown {
  const data = propertiesOf(propertiesOf(body)?.['data']);
  if (!data) return body;
  const offered = Array.isArray(data['products']) ? data['products'] : [];
  const made = Object.entries(formerModels(products)).filter(([, name]) => offered.includes(name));
  const former = { ...Object.fromEntries(made), ...propertiesOf(data['former_models']) };
  return Object.keys(former).length === 0
    ? body
    : { ...propertiesOf(body), data: { ...data, former_models: former } };
}

/** Former names of models that lead to no one product of the page, each with its place. */
export function formerModelProblems(data: unknown): string[] {
  const { products, former_models: former } = propertiesOf(data) ?? {};
  const names = (Array.isArray(products) ? products : []).map(String);
  return Object.entries(propertiesOf(former) ?? {}).flatMap(([slug, name]) => {
    const place = `data.former_models.${slug}`;
    if (names.some((one) => toSlug(one) === slug))
      return [`${place}: a product of this page is called so today. Take it out.`];
    return names.includes(String(name))
      ? []
      : [`${place}: "${name}" is not among the products of this page. Write one of them.`];
  });
}
