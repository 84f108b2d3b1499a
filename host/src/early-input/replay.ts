import { isAlive, whenAlive } from './alive';
import { followTyping, type Typing } from './follow-typing';
import { followLateParts, latePartOf } from './late-parts';
import { isControl, type KeptControl, readTouchedControls, replayControl } from './native-state';
import { press } from './press';
import { type Find, rememberPlaces } from './twin-of';

/** What the visitor did before the page was alive. */
export interface EarlyInput {
  controls: readonly KeptControl[];
  pressed: readonly Element[];
  /** The field that the visitor is in. */
  focused: Element | null;
  find: Find;
  /** What is typed from now on, until the page is alive. */
  typing: Typing;
}

/**
 * Takes what was done so far, and leaves all further input to React, but that of parts whose code comes later
 * (`followLateParts`). To be called right before hydration.
 */
export function takeEarlyInput(): EarlyInput {
  const { earlyClicks } = window;
  earlyClicks?.stop();
  const controls = readTouchedControls(document);
  const pressed = [...(earlyClicks?.pressed ?? [])];
  earlyClicks?.pressed.clear();
  followLateParts({ controls, pressed });
  const isOfPage = (element: Element) => !latePartOf(element);
  return {
    controls: controls.filter(({ element }) => isOfPage(element)),
    pressed: pressed.filter(isOfPage),
    focused: document.activeElement,
    find: rememberPlaces(document),
    typing: followTyping(),
  };
}

/** Tells React which field has the focus: it came there before React listened. A new field in its place gets it. */
async function replayFocus({ focused, find }: EarlyInput): Promise<void> {
  if (!focused || !isControl(focused)) return;
  await whenAlive(focused);
  if (!isAlive(focused)) return;
  if (document.activeElement === focused)
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  else if (document.activeElement === document.body) {
    const twin = find(focused);
    if (twin instanceof HTMLElement) twin.focus();
  }
}

/** Each control once with what stands in it by now, those first that were touched first. */
function latest({ controls, typing }: EarlyInput): KeptControl[] {
  const kept = new Map(controls.map((control) => [control.element, control]));
  for (const [element, value] of typing.texts)
    kept.set(element, { element, value, checked: false });
  return [...kept.values()];
}

/** Tells React, once for each control, what stands in those that hear it by now. */
function createTeller(early: EarlyInput): () => void {
  const told = new Set<Element>();
  return () => {
    for (const control of latest(early)) {
      const element = early.find(control.element);
      if (!element || !isControl(element) || told.has(control.element) || !isAlive(element))
        continue;
      told.add(control.element);
      void replayControl({ ...control, element });
    }
  };
}

/** Does again, in the same order, what the visitor did before the page was alive. */
export async function replay(early: EarlyInput): Promise<void> {
  const tell = createTeller(early);
  await replayFocus(early);
  for (const { element } of early.controls) {
    await whenAlive(element);
    tell();
  }
  for (const pressed of early.pressed) {
    await whenAlive(pressed);
    tell();
    // Where a page has failed, its card has buttons of its own: they are not what was pressed.
    const element = isAlive(pressed) ? early.find(pressed) : undefined;
    if (element) press(element);
  }
  const page = document.querySelector('[data-mf]') ?? document.body;
  await Promise.all([whenAlive(page), whenAlive(document.body)]);
  tell();
  early.typing.stop();
}
