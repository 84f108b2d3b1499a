import { type HomeMedia, homeMediaSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { staticJson } from '../http/static-json';
import { type ReadState, useRead } from '../http/use-read';

/** Press links, testimonials and videos of the home page: static file `home-media`. */
export function readHomeMedia(): Read<HomeMedia> {
  return staticJson('home-media', homeMediaSchema);
}

/** {@link readHomeMedia} in a page. */
export function useHomeMedia(): ReadState<HomeMedia> {
  const { key, fetch } = readHomeMedia();
  return useRead(key, fetch);
}
