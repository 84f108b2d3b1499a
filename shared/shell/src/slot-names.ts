/**
 * The named places of the shell (design §3). The shell fills no other, so the release gate refuses a
 * remote that exposes one.
 */
export const slotNames = ['book-now', 'offers-popup', 'enquiry-panel', 'product-menu'] as const;
export type SlotName = (typeof slotNames)[number];
