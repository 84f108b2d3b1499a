import { LOCATOR_PATH } from '@site/links';
import { STATE_PARAM } from './resolve-chosen-state';

/** Query parameter with a city, an old name of one, or a pin code. */
export const NEAR_PARAM = 'near';

/** Address of the locator with the dealers for what was typed. */
export function buildNearUrl(typed: string): string {
  if (typed === '') return LOCATOR_PATH;
  return `${LOCATOR_PATH}?${new URLSearchParams({ [NEAR_PARAM]: typed })}`;
}

/** Address of the locator with a state chosen, or without one. */
export function buildLocatorUrl(state = ''): string {
  if (state === '') return LOCATOR_PATH;
  return `${LOCATOR_PATH}?${new URLSearchParams({ [STATE_PARAM]: state })}`;
}
