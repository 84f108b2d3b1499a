import { isHydrated, type KeptControl, readTouchedControls, replayControl } from './native-state';

/** A part of the page that is not alive after this many ms has failed; its input is not waited for. */
const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 50;

/** What the visitor did before the page was alive. */
export interface EarlyInput {
  controls: readonly KeptControl[];
  pressed: readonly Element[];
}

/** Takes what was done so far, and leaves all further input to React. To be called right before hydration. */
export function takeEarlyInput(): EarlyInput {
  const { earlyClicks } = window;
  earlyClicks?.stop();
  return {
    controls: readTouchedControls(document),
    pressed: earlyClicks?.pressed.splice(0) ?? [],
  };
}

async function untilHydrated(element: Element): Promise<boolean> {
  const end = performance.now() + PATIENCE_MS;
  while (element.isConnected && performance.now() < end) {
    if (isHydrated(element)) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return false;
}

/** Presses as a mouse does: MUI's selects open with the button's way down. */
function press(element: Element): void {
  const options = { bubbles: true, cancelable: true, button: 0 };
  element.dispatchEvent(new MouseEvent('mousedown', options));
  element.dispatchEvent(new MouseEvent('mouseup', options));
  if (element instanceof HTMLElement) element.click();
}

/** Does again, in the same order, what the visitor did before the page was alive. */
export async function replay({ controls, pressed }: EarlyInput): Promise<void> {
  for (const control of controls) {
    if (await untilHydrated(control.element)) replayControl(control);
  }
  for (const element of pressed) {
    if (await untilHydrated(element)) press(element);
  }
}
