import { isAlive } from './alive';
import { latePartOf } from './late-parts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What is typed while React takes the page over: after the last look at the controls, before they hear anything. */
export interface Typing {
  /** The text of each control that was typed into, as it was left. */
  texts: ReadonlyMap<TextControl, string>;
  stop: () => void;
}

const isText = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type));

/** Begins to follow typing. It hears of it before React, which may put a control back to what it knows. */
export function followTyping(): Typing {
  const texts = new Map<TextControl, string>();
  const onInput = ({ target }: Event) => {
    if (isText(target) && !isAlive(target) && !latePartOf(target)) texts.set(target, target.value);
  };
  window.addEventListener('input', onInput, true);
  return { texts, stop: () => window.removeEventListener('input', onInput, true) };
}
