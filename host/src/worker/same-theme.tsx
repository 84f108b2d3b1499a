import { ThemeContext } from '@emotion/react';
import { type ReactNode, useContext } from 'react';
import { siteTheme } from '../theme/theme-variables';

/** The part of MUI's theme by which its provider makes the names of the theme's variables, anew for each rendering. */
const theme: { generateThemeVars?: () => unknown } = siteTheme;
const { generateThemeVars } = theme;
if (generateThemeVars) {
  let made: unknown;
  theme.generateThemeVars = () => {
    made ??= generateThemeVars();
    return made;
  };
}

/** The theme of the first page that this worker rendered. */
let first: object | undefined;

/**
 * Gives every page of a worker the same theme object. The theme's provider makes an equal one for each
 * rendering, and MUI keeps the styles of its components by the theme's identity: it would compute those of
 * every component anew for every page.
 */
export function SameTheme({ children }: { children: ReactNode }) {
  const provided = useContext(ThemeContext);
  first ??= provided;
  return <ThemeContext value={first}>{children}</ThemeContext>;
}
