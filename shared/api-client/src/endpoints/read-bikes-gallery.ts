import { bikesGallerySchema, type GalleryItem } from '@site/contract';
import type { Read } from '../http/load-all';
import { staticJson } from '../http/static-json';
import { type ReadState, useRead } from '../http/use-read';

/** Model gallery carousel of the home page: static file `bikes-gallery`. */
export function readBikesGallery(): Read<GalleryItem[]> {
  return staticJson('bikes-gallery', bikesGallerySchema, 'bikes');
}

/** {@link readBikesGallery} in a page. */
export function useBikesGallery(): ReadState<GalleryItem[]> {
  const { key, fetch } = readBikesGallery();
  return useRead(key, fetch);
}
