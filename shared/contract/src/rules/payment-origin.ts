/**
 * Where the checkout script of the live payment provider comes from: the API names an address there, the
 * policy of the pages that take payments lets it in, and these pages load no script from elsewhere.
 */
export const PAYMENT_SCRIPT_ORIGIN = 'https://checkout.razorpay.com';
