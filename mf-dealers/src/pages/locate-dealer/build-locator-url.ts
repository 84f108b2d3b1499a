import { STATE_PARAM } from './resolve-chosen-state';

export const LOCATOR_PATH = '/locate-dealer';

/** Address of the locator with a state chosen, or without one. */
export function buildLocatorUrl(state = ''): string {
  if (state === '') return LOCATOR_PATH;
  return `${LOCATOR_PATH}?${new URLSearchParams({ [STATE_PARAM]: state })}`;
}
