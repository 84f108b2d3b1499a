/** What the specification says of a product that there is not, word for word (spec §8). */
export const PRODUCT_NOT_FOUND = 'Selected product details not found, please try again.';
