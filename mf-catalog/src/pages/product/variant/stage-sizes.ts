/** How wide the stage's picture is; the loader preloads it by the same words. */
export const STAGE_SIZES = '(min-width: 900px) 60vw, 100vw';
