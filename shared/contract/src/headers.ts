/** Request headers of ours, by the names that the API and its clients use. */

/** Carries an order's reference: no address and so no log has it. */
export const ORDER_REFERENCE_HEADER = 'order-reference';

/** Names an order beside the token of its verified phone. */
export const ORDER_TRACKING_HEADER = 'order-tracking-id';

/** Tells one tab from all others behind the same address: limits against abuse count by it. */
export const DEVICE_HEADER = 'x-device-token';

/**
 * What a host names in `X-Forwarded-For` in place of a visitor's address while it reads for a page that everybody gets.
 * It is no address, and so nobody's: RFC 7239, 6.3 lets such names begin with an underscore.
 */
export const NO_VISITOR = '_pages';
