/** Where the chosen variant stands on the page. */
export const VARIANT_ANCHOR = 'variant';
