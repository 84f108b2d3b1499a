/** Storage key of the visitor's choice (spec §4 "Theme"). */
export const THEME_STORAGE_KEY = 'themeMode';
/**
 * The attribute that picks a scheme: on `<html>` for the page, and on any element inside for a part
 * that is always dark (hero, footer): it gets the dark tokens.
 */
export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';

/**
 * On `<html>` from a page's first script until all of its sections are laid out: meanwhile browsers leave those out
 * that nobody sees yet (`content-visibility`), and `LAID_OUT_ATTRIBUTE` marks the sections that are not left out any more.
 */
export const FOLD_ATTRIBUTE = 'data-fold';
export const LAID_OUT_ATTRIBUTE = 'data-laid';

/** Parts of a page that are left out until somebody comes near. The section with the title is where a page begins. */
export const BELOW_THE_FOLD = ':is(main section:not(:has(h1),section *),footer)';
