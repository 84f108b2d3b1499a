import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { components } from './components';
import { darkPalette, lightPalette } from './palette';
import { typography } from './typography';

export { fontFaceCss } from './typography';

/** Storage key of the visitor's choice (spec §4 "Theme"). */
export const THEME_STORAGE_KEY = 'themeMode';
/**
 * The attribute that picks a scheme: on `<html>` for the page, and on any element inside for a part
 * that is always dark (hero, footer): it gets the dark tokens.
 */
export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';

/**
 * The site's theme: both colour schemes as CSS variables, so that the server renders one HTML for
 * both and a toggle repaints without rendering again. Breakpoints are those of spec §9.
 */
export function createSiteTheme(): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE, cssVarPrefix: 'site' },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    defaultColorScheme: 'light',
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    shape: { borderRadius: 12 },
    spacing: 8,
    typography,
    transitions: {
      duration: {
        shortest: 120,
        shorter: 150,
        short: 180,
        standard: 200,
        complex: 250,
        enteringScreen: 220,
        leavingScreen: 160,
      },
    },
    components,
  });
}
