import { CssBaseline, ThemeProvider } from '@site/ui';
import { createSiteTheme, THEME_STORAGE_KEY } from '@site/ui/theme';
import type { ReactNode } from 'react';
import { FrameColour } from './frame-colour';

const theme = createSiteTheme();

/**
 * The one theme provider of the page (spec §4 "Theme"): the mode is read at start from the storage
 * key `themeMode` and a toggle writes it back. `themeScript` paints it before the first frame.
 */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="light"
      modeStorageKey={THEME_STORAGE_KEY}
      disableTransitionOnChange
      // The browser knows the mode at once: no second render of everything after hydration. Whoever
      // shows the mode itself must wait for hydration (theme toggle).
      noSsr
    >
      <CssBaseline />
      <FrameColour />
      {children}
    </ThemeProvider>
  );
}
