/** Stands in for what preloads the files that a manifest lists: the page lists them itself (docs/script-bytes.md). */
export { default as formatPreloadArgs, default as preloadAssets } from './refusal';
