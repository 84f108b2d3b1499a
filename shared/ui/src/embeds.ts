/**
 * Addresses of what the site embeds, and the origins a Content Security Policy must allow as frames.
 * Free of React, so that the host's server can read the origins.
 */

export const MAP_FRAME_ORIGIN = 'https://www.google.com';
export const VIDEO_FRAME_ORIGIN = 'https://www.youtube-nocookie.com';

/** Address of the maps' server: a page asks it whether a map can be shown. */
export const MAP_SERVICE_URL = `${MAP_FRAME_ORIGIN}/maps`;

/** Zoom of every embedded map (spec §9). */
export const MAP_ZOOM = 15;

/** Address of an embedded map with a marker at the place. Needs no key. */
export function buildMapEmbedUrl(latitude: number, longitude: number, zoom = MAP_ZOOM): string {
  const url = new URL(MAP_SERVICE_URL);
  url.searchParams.set('q', `${latitude},${longitude}`);
  url.searchParams.set('z', String(zoom));
  url.searchParams.set('output', 'embed');
  return url.href;
}

/** Address of the embedded player of a video; the host that sets no cookies before play. */
export function buildVideoEmbedUrl(videoId: string): string {
  const url = new URL(`/embed/${encodeURIComponent(videoId)}`, VIDEO_FRAME_ORIGIN);
  url.searchParams.set('autoplay', '1');
  url.searchParams.set('rel', '0');
  return url.href;
}
