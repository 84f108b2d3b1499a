/** Storage key of the visitor's choice (spec §4 "Theme"). */
export const THEME_STORAGE_KEY = 'themeMode';
/**
 * The attribute that picks a scheme: on `<html>` for the page, and on any element inside for a part
 * that is always dark (hero, footer): it gets the dark tokens.
 */
export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';
