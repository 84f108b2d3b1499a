import { useColorScheme } from '@site/ui';
import { useEffect } from 'react';
import { FRAME_COLOUR_SELECTOR, FRAME_COLOURS } from './frame-colours';

/** Keeps the colour of the browser's own frame in step with the theme; `themeScript` set the first one. */
export function FrameColour() {
  const { mode } = useColorScheme();
  useEffect(() => {
    const colour = FRAME_COLOURS[mode === 'dark' ? 'dark' : 'light'];
    document.querySelector(FRAME_COLOUR_SELECTOR)?.setAttribute('content', colour);
  }, [mode]);
  return null;
}
