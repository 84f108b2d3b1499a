import { type HomeBlock, homeBlocksSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { staticJson } from '../http/static-json';
import { type ReadState, useRead } from '../http/use-read';

/** Feature blocks of the home page: static file `home-blocks`. */
export function readHomeBlocks(): Read<HomeBlock[]> {
  return staticJson('home-blocks', homeBlocksSchema, 'blocks');
}

/** {@link readHomeBlocks} in a page. */
export function useHomeBlocks(): ReadState<HomeBlock[]> {
  const { key, fetch } = readHomeBlocks();
  return useRead(key, fetch);
}
