/** Messages of payments (spec §8), word for word. */
export const paymentMessages = {
  createFailed: 'Failed to create Razorpay order. Please try again later.',
  verifyFailed: 'Failed to Verify Razorpay order. Please try again later.',
} as const;
