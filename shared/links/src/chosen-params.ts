/** Query parameter that names the chosen variant by its slug. */
export const VARIANT_PARAM = 'variant';

/** Query parameter that names the chosen colour by its slug. */
export const COLOUR_PARAM = 'colour';
