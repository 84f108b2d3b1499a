import { brandColours as colours } from '@site/brand';

/**
 * Own colour tokens beside MUI's. In `sx` they read as `surface.raised`, in styles as
 * `theme.vars.palette.surface.raised`.
 */
export interface SurfacePalette {
  /** A card or panel above the page. */
  raised: string;
  /** A band set into the page. */
  sunken: string;
  /** The floor that a cut-out product stands on. */
  stage: string;
}
/** The brand's red where it is a surface, not text. */
export interface BrandPalette {
  /** Lines, marks, and grounds of bold text from 18.66 px. */
  red: string;
  /** Ground of white text of any size. */
  action: string;
  /** The action colour under pointer or key. */
  actionHover: string;
}

const brandPalette: BrandPalette = {
  red: colours.primary,
  action: colours.primaryForSmallText,
  actionHover: colours.primaryPressed,
};

/** Off-white ground, ink text. `primary.main` is safe as text on it. */
export const lightPalette = {
  primary: {
    // A shade under the action red, for text on the sunken band too.
    main: colours.primaryAsText,
    light: colours.primary,
    dark: colours.primaryPressed,
    contrastText: '#ffffff',
  },
  secondary: { main: colours.ink, contrastText: '#ffffff' },
  success: { main: '#12683c', contrastText: '#ffffff' },
  warning: { main: '#8a5300', contrastText: '#ffffff' },
  error: { main: '#c1121f', contrastText: '#ffffff' },
  info: { main: '#1d4f91', contrastText: '#ffffff' },
  background: { default: colours.paper, paper: '#ffffff' },
  text: { primary: colours.ink, secondary: '#56565d', disabled: '#8b8b92' },
  divider: 'rgba(0, 0, 0, 0.14)',
  surface: { raised: '#ffffff', sunken: '#edebe6', stage: '#e3e1db' },
  brand: brandPalette,
};

/** Near-black ground, off-white text; red text is lightened. */
export const darkPalette = {
  primary: {
    main: colours.primaryOnDark,
    light: colours.primaryOnDarkPressed,
    dark: colours.primary,
    contrastText: colours.ink,
  },
  secondary: { main: '#f5f4f1', contrastText: colours.ink },
  success: { main: '#5cc98c', contrastText: colours.ink },
  warning: { main: '#f0b35a', contrastText: colours.ink },
  error: { main: '#ff7a7c', contrastText: colours.ink },
  info: { main: '#8ab8f5', contrastText: colours.ink },
  background: { default: colours.ink, paper: '#151518' },
  text: { primary: '#f5f4f1', secondary: '#a9a9b1', disabled: '#75757d' },
  divider: 'rgba(245, 244, 241, 0.16)',
  surface: { raised: '#17171b', sunken: '#111114', stage: '#2a2b30' },
  brand: brandPalette,
};

declare module '@mui/material/styles' {
  interface Palette {
    surface: SurfacePalette;
    brand: BrandPalette;
  }
  interface PaletteOptions {
    surface?: SurfacePalette;
    brand?: BrandPalette;
  }
}
