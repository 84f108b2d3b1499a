import { track, useHydrated } from '@site/shell';
import { Box, IconButton, MoonIcon, SunIcon, useColorScheme } from '@site/ui';

/**
 * Switches between light and dark; the provider writes the choice back to storage (spec §4). Both signs
 * are in the HTML and CSS shows the right one, so that the first paint needs no JavaScript.
 */
export function ThemeToggle() {
  const { mode, setMode } = useColorScheme();
  const hydrated = useHydrated();
  const dark = hydrated && mode === 'dark';
  const toggle = () => {
    const next = dark ? 'light' : 'dark';
    setMode(next);
    track('theme_changed', { mode: next });
  };
  return (
    <IconButton aria-label="Dark theme" aria-pressed={dark} onClick={toggle}>
      <Box
        component="span"
        sx={(theme) => ({ display: 'flex', ...theme.applyStyles('dark', { display: 'none' }) })}
      >
        <MoonIcon size={22} />
      </Box>
      <Box
        component="span"
        sx={(theme) => ({ display: 'none', ...theme.applyStyles('dark', { display: 'flex' }) })}
      >
        <SunIcon size={22} />
      </Box>
    </IconButton>
  );
}
