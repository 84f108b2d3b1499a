import type { Stage } from '@site/contract';
import { StartError } from '@site/server';
import type { SeedImage } from '../../../seeds/seed-schemas';
import { couponProblems } from './coupon-problems';
import { placeProblems } from './place-problems';
import { type Placed, placed, repeated, unknown, variantsOf } from './placed';
import { productProblems } from './product-problems';
import type { SeedData } from './seed-files';

function deliveryProblems({ 'dispatch-centres': centres, states, products }: SeedData): string[] {
  const keys = variantsOf(products).map(({ variant }) => variant.key);
  const codes = states.map(({ state_code }) => state_code);
  const at = (place: string, values: readonly string[] = []) =>
    values.map((value) => ({ at: place, value }));
  return [
    ...repeated(
      'dispatch-centres',
      placed(centres, 'id', ({ id }) => id),
    ),
    ...centres.flatMap(({ states: served, excluded_models, charges }, each) => [
      ...unknown('dispatch-centres', at(`${each}.states`, served), codes, 'there is no state'),
      ...repeated('dispatch-centres', at(`${each}.states`, served)),
      ...unknown(
        'dispatch-centres',
        at(`${each}.excluded_models`, excluded_models),
        keys,
        'there is no model',
      ),
      ...charges.flatMap((charge, one) =>
        unknown(
          'dispatch-centres',
          at(`${each}.charges.${one}.excluded_models`, charge.excluded_models),
          keys,
          'there is no model',
        ),
      ),
    ]),
  ];
}

/** Where each stage of a concept stands, children after their parent. */
const placedStages = (stages: readonly Stage[], at: string): Placed[] =>
  stages.flatMap(({ ch_stage_id, ch_sub }, each) => [
    { at: `${at}.${each}.ch_stage_id`, value: ch_stage_id },
    ...placedStages(ch_sub, `${at}.${each}.ch_sub`),
  ]);

/**
 * What is wrong with seeds beside their shapes, a sentence each with file and place: something twice, a name that
 * another file does not have, a price that is no whole rupees or below its advance, a discount that leaves nothing.
 */
export function checkSeeds(data: SeedData): string[] {
  return [
    ...productProblems(data),
    ...couponProblems(data),
    ...placeProblems(data),
    ...deliveryProblems(data),
    ...repeated(
      'campaigns',
      placed(data.campaigns, 'campaign_id', (row) => row.campaign_id),
    ),
    ...Object.entries(data.stages).flatMap(([concept, stages]) =>
      repeated('stages', placedStages(stages, concept)),
    ),
  ];
}

/**
 * Pictures that seeds name and the content does not have, a sentence each: an answer with one of them fails as a whole.
 * @param find gives a picture by its name, and throws when there is none
 */
export function missingPictures(
  { products, coupons }: Pick<SeedData, 'products' | 'coupons'>,
  find: (picture: SeedImage) => unknown,
): string[] {
  const ofItems = variantsOf(products).flatMap(({ variant, at }) =>
    variant.items.flatMap(({ images }, item) =>
      images.map((image, each) => ({
        image,
        place: `products.json at ${at}.items.${item}.images.${each}`,
      })),
    ),
  );
  const ofCoupons = coupons.map(({ image }, at) => ({
    image,
    place: `coupons.json at ${at}.image`,
  }));
  return [...ofItems, ...ofCoupons].flatMap(({ image, place }) => {
    try {
      find(image);
      return [];
    } catch (error) {
      return [`${place}: ${error instanceof Error ? error.message : error}.`];
    }
  });
}

/** @throws StartError with each picture that seeds name and the content does not have */
export function refuseMissingPictures(data: SeedData, find: (picture: SeedImage) => unknown): void {
  const missing = missingPictures(data, find);
  if (missing.length > 0) throw new StartError(`The seeds are wrong.\n${missing.join('\n')}`);
}
