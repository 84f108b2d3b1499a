import type { Outcome } from './outcome';

/** What the overlay says of an outcome. */
export interface OutcomeWords {
  status: 'success' | 'warning' | 'error';
  title: string;
  message: string;
}

const NOT_PLACED = 'Opps! Failed to place Order.';
const error = (message: string): OutcomeWords => ({ status: 'error', title: NOT_PLACED, message });

/** The words of spec §4 and §8, misspellings included; those of "needs-person" are ours. */
export function resolveOutcomeWords(outcome: Outcome): OutcomeWords {
  switch (outcome.kind) {
    case 'placed':
      return {
        status: 'success',
        title: 'Hurry! Your Order is Placed',
        message: 'Please check your e-mail: the confirmation is on its way.',
      };
    case 'needs-person':
      return {
        status: 'warning',
        title: 'Your payment arrived and is being checked',
        message:
          'Your money is safe. Our people look at it and get in touch with you. Please do not pay again.',
      };
    case 'refused':
      return error(
        outcome.message ||
          'We are unable to place your order at the moment. Please try again later.',
      );
    case 'no-order-id':
      return error(outcome.message ?? 'Failed to create Razorpay order. Please try again later.');
    case 'missing-fields':
      return error('Failed to Razorpay create order. Please try again later.');
    case 'script-failed':
      return error('Opps! Failed to initiate Razorpay Checkout Service. Please try again later.');
    case 'dismissed':
      return error("Oops! You didn't complete the payment. Need help or want to try again?");
    case 'verify-failed':
      return error('Failed to Verify Razorpay order. Please try again later.');
    case 'unclear':
      return {
        status: 'warning',
        title: 'Opps! Something went wrong.',
        message: 'We are unable to fetch order details. Please try again later.',
      };
  }
}
