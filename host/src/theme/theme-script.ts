import { COLOR_SCHEME_ATTRIBUTE, THEME_STORAGE_KEY } from '@site/ui/theme-keys';
import { FRAME_COLOUR_SELECTOR, FRAME_COLOURS } from './frame-colours';
import { DARK_SYSTEM } from './system-mode';

/**
 * Inline script for the head, after the theme-color meta: sets the visitor's scheme on `<html>` (what was
 * chosen, else what the system prefers) and the frame's colour before anything is painted. A stored
 * value that is no scheme is taken out, so that the page judges as this script did. Plain text, so that
 * the server can hash it for the Content Security Policy. Storage may be forbidden: nothing was chosen then.
 */
export const themeScript = `try{let m;try{let s=localStorage;m=s.getItem('${THEME_STORAGE_KEY}');if(m!=='dark'&&m!=='light'){m='';s.removeItem('${THEME_STORAGE_KEY}')}}catch(e){}m=m||(matchMedia('${DARK_SYSTEM}').matches?'dark':'light');document.documentElement.setAttribute('${COLOR_SCHEME_ATTRIBUTE}',m);document.querySelector('${FRAME_COLOUR_SELECTOR}').content=${JSON.stringify(FRAME_COLOURS)}[m]}catch(e){}`;
