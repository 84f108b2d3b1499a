import { isOnlyVariant, toSlug } from '@site/contract';
import { COLOUR_PARAM, VARIANT_PARAM } from './chosen-params';
import { TEST_RIDE_PATH } from './page-paths';

/** What a visitor has chosen, as it stands in the query of every page that shows it. */
export interface ChosenItem {
  variant?: string | null | undefined;
  colour?: string | null | undefined;
}

/** An address of this site with what was chosen: `?variant=gt&colour=red`, each only when it is known. */
export function withChosen(path: string, { variant, colour }: ChosenItem): string {
  const query = new URLSearchParams();
  if (variant && !isOnlyVariant(variant)) query.set(VARIANT_PARAM, toSlug(variant));
  if (colour) query.set(COLOUR_PARAM, toSlug(colour));
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Query parameter of the test-ride booking: the name of the model that somebody wants to ride. */
export const TEST_RIDE_MODEL_PARAM = 'model';

/** Address of the test-ride booking with a model chosen, e.g. for "Vayu Marut GT". */
export function buildTestRidePath(model: string): string {
  return `${TEST_RIDE_PATH}?${TEST_RIDE_MODEL_PARAM}=${encodeURIComponent(toSlug(model))}`;
}

/** Query parameter of the test-ride booking that names the chosen dealer by `dn_id`. */
export const TEST_RIDE_DEALER_PARAM = 'dealer';

/** Address of the test-ride booking at a dealer. */
export function buildTestRideAtPath(dealerId: string): string {
  return `${TEST_RIDE_PATH}?${TEST_RIDE_DEALER_PARAM}=${encodeURIComponent(dealerId)}`;
}
