import { type HomePage, homePageSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { staticJson } from '../http/static-json';
import { type ReadState, useRead } from '../http/use-read';

/** Banner, story and test-ride call of the home page: static file `home-page`. */
export function readHomePage(): Read<HomePage> {
  return staticJson('home-page', homePageSchema);
}

/** {@link readHomePage} in a page. */
export function useHomePage(): ReadState<HomePage> {
  const { key, fetch } = readHomePage();
  return useRead(key, fetch);
}
