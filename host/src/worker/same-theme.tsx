import { ThemeContext } from '@emotion/react';
import { type ReactNode, useContext } from 'react';

/** The theme of the first page that this worker rendered. */
let first: object | undefined;

/**
 * Gives every page of a worker the same theme object. The theme's provider makes an equal one for each
 * rendering, and MUI keeps the styles of its components by the theme's identity: it would compute those of
 * every component anew for every page.
 */
export function SameTheme({ children }: { children: ReactNode }) {
  const theme = useContext(ThemeContext);
  first ??= theme;
  return <ThemeContext value={first}>{children}</ThemeContext>;
}
