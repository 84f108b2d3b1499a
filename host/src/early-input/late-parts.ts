import { LATE_PART, LATE_PART_ALIVE } from '@site/shell';
import { PRESSABLE } from './early-clicks-script';
import { isControl, type KeptControl, keepControl, replayControl } from './native-state';
import { press } from './press';
import { type Find, rememberPlaces } from './twin-of';

/** What was done in a part whose code is on its way. */
export interface Done {
  controls: Map<KeptControl['element'], KeptControl>;
  /** Each once, in the order of their last presses. */
  pressed: Set<Element>;
  /** What in the part had the focus last; nothing when the visitor has left it and gone to nothing else. */
  focused: Element | null;
  find: Find;
}

/** Keys that open a list. */
const OPENING = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

/** The part around an element whose code is on its way, if it is in one. */
export const latePartOf = (element: Element): Element | null =>
  element.closest(`[${LATE_PART}=""]`);

export type LateParts = Map<Element, Done>;

/** The parts of the server's page whose code is on its way, with what was done in each. */
export const lateParts: LateParts = new Map();

/** Tells React which field has the focus. The field that it has put in the place of the one that had it gets it. */
function replayFocus(part: Element, { focused, find }: Done): void {
  const { activeElement, body } = document;
  if (activeElement && part.contains(activeElement) && isControl(activeElement)) {
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  } else if (activeElement === body && focused) {
    const twin = find(focused, part);
    if (twin instanceof HTMLElement) twin.focus({ preventScroll: true });
  }
}

/** Enters again what was entered before the part was alive, then presses what was pressed. */
async function replay(part: Element, done: Done): Promise<void> {
  const { controls, pressed, find } = done;
  // Looked for before an entry brings further fields into the form.
  const buttons = [...pressed].map((element) => find(element, part));
  replayFocus(part, done);
  for (const control of controls.values()) {
    const element = find(control.element, part);
    // React takes each entry in before the next one, which would else be made of what stood in the form before.
    if (element && isControl(element)) await replayControl({ ...control, element });
  }
  // What was pressed is to find the values in the form, not only on their way there.
  await new Promise((resolve) => setTimeout(resolve));
  for (const button of buttons) if (button) press(button);
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
    lateParts.set(part, {
      controls: new Map(),
      pressed: new Set(),
      focused: document.activeElement,
      find: rememberPlaces(part),
    });
  if (lateParts.size === 0) return;

  const doneAround = (element: Element) => {
    const part = latePartOf(element);
    return part && lateParts.get(part);
  };
  const enter = (control: KeptControl) =>
    doneAround(control.element)?.controls.set(control.element, control);
  const keepPress = (element: Element) => {
    const pressed = doneAround(element)?.pressed;
    pressed?.delete(element);
    pressed?.add(element);
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
  listen(['focusin'], (target) => {
    const done = doneAround(target);
    if (done) done.focused = target;
  });
  listen(['focusout'], (target) => {
    const done = doneAround(target);
    // A field that React takes away has not been left.
    setTimeout(() => {
      if (done?.focused === target && target.isConnected && document.activeElement !== target)
        done.focused = null;
    });
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
