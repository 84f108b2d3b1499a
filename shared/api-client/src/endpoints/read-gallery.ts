import { type GalleryGroup, gallerySchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { staticJson } from '../http/static-json';
import { type ReadState, useRead } from '../http/use-read';

/** The two groups of the gallery: static file `gallery`. */
export function readGallery(): Read<GalleryGroup[]> {
  return staticJson('gallery', gallerySchema, 'gallery');
}

/** {@link readGallery} in a page. */
export function useGallery(): ReadState<GalleryGroup[]> {
  const { key, fetch } = readGallery();
  return useRead(key, fetch);
}
