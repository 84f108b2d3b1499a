/**
 * Windows below the narrowest usual phone, as an ordinary window at zoom 400 % is one (320 px, WCAG 1.4.10): the longest
 * names of fields fit into their fields.
 */
export const NARROW_WINDOW = '(max-width: 22.4375rem)';

export const NARROW_RULES = `
.MuiInputLabel-outlined:not(.MuiInputLabel-shrink) { font-size: 0.8125rem }
`;
