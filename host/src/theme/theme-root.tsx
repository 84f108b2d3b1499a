import { CssBaseline, ThemeProvider } from '@site/ui';
import { THEME_STORAGE_KEY } from '@site/ui/theme-keys';
import type { ReactNode } from 'react';
import { FrameColour } from './frame-colour';
import { systemMode } from './system-mode';
import { siteTheme } from './theme-variables';

/**
 * The one theme provider of the page (spec §4 "Theme"): the mode is read at start from the storage
 * key `themeMode` and a toggle writes it back; without a choice it is the system's. `themeScript` paints it before the first frame.
 */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      theme={siteTheme}
      defaultMode={systemMode()}
      modeStorageKey={THEME_STORAGE_KEY}
      disableTransitionOnChange
      // The browser knows the mode at once: no second render of everything after hydration. Whoever
      // shows the mode itself must wait for hydration (theme toggle).
      noSsr
      // Only the variables in use are set: by the server's page, and by the browser's style cache.
      disableStyleSheetGeneration
    >
      <CssBaseline />
      <FrameColour />
      {children}
    </ThemeProvider>
  );
}
