import {
  createTheme,
  type Shadows,
  shouldSkipGeneratingVar,
  type Theme,
} from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { components } from './components';
import { darkPalette, lightPalette } from './palette';
import { COLOR_SCHEME_ATTRIBUTE } from './theme-keys';
import { typography } from './typography';

export { THEME_STORAGE_KEY } from './theme-keys';

/** Hairlines separate here, not shadows; all 25 levels become one word in every page's HTML. */
const shadows = Array.from({ length: 25 }, () => 'none') as Shadows;

/** Pixels of one step of spacing. */
const STEP_PX = 8;

/**
 * Spacing in pixels: as a number it would be a variable, and each distance on a page a `calc()` of it.
 * @param steps how many; words such as `auto` stay as they are
 */
const spacing = (steps: number | string): string =>
  typeof steps === 'number' ? `${STEP_PX * steps}px` : steps;

/**
 * The site's theme: both colour schemes as CSS variables, so that the server renders one HTML for
 * both and a toggle repaints without rendering again. Breakpoints are those of spec §9.
 */
export function createSiteTheme(): Theme {
  return createTheme({
    cssVariables: {
      colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE,
      cssVarPrefix: 'site',
      // Type comes from the theme, not from variables: they would only weigh.
      shouldSkipGeneratingVar: (keys) => keys[0] === 'font' || shouldSkipGeneratingVar([...keys]),
    },
    colorSchemes: {
      light: { palette: lightPalette },
      dark: { palette: darkPalette, overlays: shadows },
    },
    shadows,
    defaultColorScheme: 'light',
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    shape: { borderRadius: 12 },
    spacing,
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
