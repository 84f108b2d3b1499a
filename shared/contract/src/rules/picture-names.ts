/** The end of a picture's address: its content, then its width or type, e.g. `@3fa9c1-480.avif`. */
const NAMED = /@[0-9a-f]{6}[-.][^/]*$/;

/** Whether the address of a file says what is in it: another content has another address, so that it may be kept for ever. */
export const isNamedByContent = (address: string): boolean => NAMED.test(address);
