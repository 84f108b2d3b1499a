/**
 * Windows below the narrowest usual phone, as an ordinary window at zoom 400 % is one (320 px, WCAG 1.4.10): the longest
 * names of fields fit into their fields.
 */
export const NARROW_WINDOW = '(max-width: 22.4375rem)';

export const NARROW_RULES = `
.MuiInputLabel-outlined:not(.MuiInputLabel-shrink) { font-size: 0.8125rem }
`;

/** Windows narrower than any usual phone, as a reader's large text makes them: a long label takes two lines there. */
export const LARGE_TEXT_WINDOW = '(max-width: 19rem)';

export const LARGE_TEXT_RULES = `
.MuiButton-root { white-space: normal; line-height: 1.25 }
`;
