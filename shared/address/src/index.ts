/** What a visitor chose on a page, kept in the query of its address. A remote brings its own copy along. */
export { useAddressChoice } from './use-address-choice';
export { useAddressParams } from './use-address-params';
