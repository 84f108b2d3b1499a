/** The sections of the buyer's guide, as the bar of a product's page and addresses name them. */
export const GUIDE_ANCHORS = ['cost', 'range', 'charging'] as const;
