/** Name of the pre-order form's draft: the form keeps it, and an order that is settled ends it. */
export const DRAFT_NAME = 'preorder';
