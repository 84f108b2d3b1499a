/** How wide the stage's picture is; the loader preloads by the same words. */
export const STAGE_SIZES = '(min-width: 900px) 55vw, 100vw';
