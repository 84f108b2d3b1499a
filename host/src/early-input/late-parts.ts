import { LATE_PART, LATE_PART_ALIVE } from '@site/shell';
import { PRESSABLE } from './early-clicks-script';
import { isControl, type KeptControl, keepControl, replayControl } from './native-state';
import { press } from './press';
import { pressablesOf, twinOf } from './twin-of';

/** What was done in a part whose code is on its way. */
export interface Done {
  controls: Map<KeptControl['element'], KeptControl>;
  /** Each once, by its place among what can be pressed: the element itself may be replaced. */
  pressed: Set<number>;
}

/** Keys that open a list. */
const OPENING = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

/** The part around an element whose code is on its way, if it is in one. */
export const latePartOf = (element: Element): Element | null =>
  element.closest(`[${LATE_PART}=""]`);

export type LateParts = Map<Element, Done>;

/** The parts of the server's page whose code is on its way, with what was done in each. */
export const lateParts: LateParts = new Map();

/** Enters again what was entered before the part was alive, then presses what was pressed. */
async function replay(part: Element, { controls, pressed }: Done): Promise<void> {
  const focused = document.activeElement;
  if (focused && part.contains(focused) && focused.matches('input,textarea,select'))
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const control of controls.values()) {
    const element = twinOf(control.element, part);
    if (element) replayControl({ ...control, element });
    // React takes each entry in before the next one, which would else be made of what stood in the form before.
    await undefined;
  }
  // What was pressed is to find the values in the form, not only on their way there.
  await new Promise((resolve) => setTimeout(resolve));
  for (const place of pressed) {
    const element = pressablesOf(part)[place];
    if (element) press(element);
  }
}

/**
 * Follows what is done in the parts of the server's page whose code comes after the page is alive, e.g.
 * forms, and does it again when each is alive. Until then none of them is sent natively.
 * @param early what was done in them before the page's script was there
 */
export function followLateParts(early: {
  controls: readonly KeptControl[];
  pressed: readonly Element[];
}): void {
  for (const part of document.querySelectorAll(`[${LATE_PART}=""]`))
    lateParts.set(part, { controls: new Map(), pressed: new Set() });
  if (lateParts.size === 0) return;

  const doneAround = (element: Element) => {
    const part = latePartOf(element);
    return part && lateParts.get(part);
  };
  const enter = (control: KeptControl) =>
    doneAround(control.element)?.controls.set(control.element, control);
  const keepPress = (element: Element) => {
    const part = latePartOf(element);
    if (part) lateParts.get(part)?.pressed.add(pressablesOf(part).indexOf(element));
  };
  early.controls.forEach(enter);
  early.pressed.forEach(keepPress);

  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const listen = (types: readonly string[], hear: (target: Element, event: Event) => void) => {
    const onEvent = (event: Event) => {
      if (event.target instanceof Element) hear(event.target, event);
    };
    for (const type of types) window.addEventListener(type, onEvent, options);
  };
  listen(['input', 'change'], (target) => {
    if (isControl(target)) enter(keepControl(target));
  });
  listen(['click'], (target, event) => {
    const button = target.closest(PRESSABLE);
    if (!button || !doneAround(button)) return;
    if (button instanceof HTMLButtonElement && button.type === 'submit') event.preventDefault();
    keepPress(button);
  });
  listen(['keydown'], (target, event) => {
    const isList = target.matches('[role="combobox"]:not(input)');
    if (!isList || !OPENING.has((event as KeyboardEvent).key) || !doneAround(target)) return;
    event.preventDefault();
    keepPress(target);
  });
  listen(['submit'], (target, event) => {
    if (doneAround(target)) event.preventDefault();
  });
  listen([LATE_PART_ALIVE], (part) => {
    const done = lateParts.get(part);
    if (!done) return;
    lateParts.delete(part);
    if (lateParts.size === 0) listening.abort();
    void replay(part, done);
  });
}
