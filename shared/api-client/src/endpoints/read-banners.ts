import { type HomeBlock, homeBlocksSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { staticJson } from '../http/static-json';
import { type ReadState, useRead } from '../http/use-read';

/** Blocks of the About page: static file `left-right-banners`. */
export function readBanners(): Read<HomeBlock[]> {
  return staticJson('left-right-banners', homeBlocksSchema, 'banners');
}

/** {@link readBanners} in a page. */
export function useBanners(): ReadState<HomeBlock[]> {
  const { key, fetch } = readBanners();
  return useRead(key, fetch);
}
