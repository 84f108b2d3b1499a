import { whenAlive } from './alive';
import { type KeptControl, readTouchedControls, replayControl } from './native-state';

/** A part of the page that is not alive after this many ms has failed; its input is not waited for. */
const PATIENCE_MS = 10_000;

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

/** Presses as a mouse does: MUI's selects open with the button's way down. */
function press(element: Element): void {
  const options = { bubbles: true, cancelable: true, button: 0 };
  element.dispatchEvent(new MouseEvent('mousedown', options));
  element.dispatchEvent(new MouseEvent('mouseup', options));
  if (element instanceof HTMLElement) element.click();
}

/** Tells React which field has the focus: it came there before React listened. */
async function replayFocus(): Promise<void> {
  const focused = document.activeElement;
  if (!focused?.matches('input,textarea,select')) return;
  await whenAlive(focused, PATIENCE_MS);
  if (document.activeElement === focused)
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Does again, in the same order, what the visitor did before the page was alive. */
export async function replay({ controls, pressed }: EarlyInput): Promise<void> {
  await replayFocus();
  for (const control of controls) {
    await whenAlive(control.element, PATIENCE_MS);
    if (control.element.isConnected) replayControl(control);
  }
  for (const element of pressed) {
    await whenAlive(element, PATIENCE_MS);
    if (element.isConnected) press(element);
  }
}
