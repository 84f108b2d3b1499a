import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixForSafari } from './prefix-for-safari';

/** Emotion's cache, of the same key on both sides, so that the browser takes over the server's styles. */
export const createStyleCache = (): EmotionCache =>
  createCache({ key: 'css', stylisPlugins: [prefixForSafari] });
