import { COLOR_SCHEME_ATTRIBUTE, THEME_STORAGE_KEY } from '@site/ui/theme-keys';

/**
 * Inline script for the head: sets the visitor's scheme on `<html>` before anything is painted. Plain
 * text, so that the server can hash it for the Content Security Policy. Storage may be forbidden; then
 * the light scheme stays.
 */
export const themeScript = `try{document.documentElement.setAttribute('${COLOR_SCHEME_ATTRIBUTE}',localStorage.getItem('${THEME_STORAGE_KEY}')==='dark'?'dark':'light')}catch(e){}`;
