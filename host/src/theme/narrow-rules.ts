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

/**
 * Windows of phones whose browser shows pages larger, as Chrome on Android does where its zoom or the system's text is
 * set so: 277 px are a phone of 360 px at 130 %. The logo is its mark alone there, so that the menu stays in the window,
 * as what it opens does, which has 280 px elsewhere (spec §9). A dialog is as wide as the window, its cards upright also in
 * a low one.
 */
export const ENLARGED_PAGE_RULES = `
@media (max-width: 311px) {
  header:has(.open-menu) > div > a { width: 28px; overflow: hidden }
  .MuiDrawer-root .MuiDrawer-paper { min-width: 100% }
  .MuiDialog-root .MuiDialog-paper:not(.MuiDialog-paperFullScreen) {
    margin: 4px; width: calc(100% - 8px); max-height: calc(100% - 8px)
  }
  .MuiDialog-root .MuiDialog-paper article { flex-direction: column }
  .MuiDialog-root .MuiDialog-paper article > div:first-child { width: auto }
}
@media (max-width: 263px) {
  .MuiDialog-root .MuiDialog-paper > :is(:has(> h2), .MuiDialogContent-root) { padding-inline: 12px }
  body { overflow-wrap: anywhere }
  footer ul { flex-wrap: wrap }
}
@media (max-width: 223px) {
  html { font-size: 87.5% }
  header [aria-label$=" theme"] { display: none }
}
`;
