/** Parts of the page in their order: anchor and heading. */
export const PARTS = {
  live: 'Live and on trial',
  shared: 'Shared packages',
  sizes: 'Sizes',
  audit: 'Audit log',
} as const;

export type PartId = keyof typeof PARTS;
