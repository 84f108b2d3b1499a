import {
  createTheme,
  type Shadows,
  shouldSkipGeneratingVar,
  type Theme,
} from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { components } from './components';
import { darkPalette, lightPalette } from './palette';
import { toRem } from './text-size';
import { COLOR_SCHEME_ATTRIBUTE } from './theme-keys';
import { typography } from './typography';

export { THEME_STORAGE_KEY } from './theme-keys';

/** Hairlines separate here, not shadows; all 25 levels become one word in every page's HTML. */
const shadows = Array.from({ length: 25 }, () => 'none') as Shadows;

/** Below a breakpoint is up to 0.05 px below it: MUI takes the step in hundredths. */
const breakpoints = {
  unit: 'rem',
  step: 100 * toRem(0.05),
  values: { xs: 0, sm: toRem(600), md: toRem(900), lg: toRem(1200), xl: toRem(1536) },
};

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
    breakpoints,
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
