import { PRESSABLE } from './early-clicks-script';
import { isControl, type KeptControl } from './native-state';

/** What can be pressed in a part of the page, in order. */
export const pressablesOf = (part: ParentNode) => [...part.querySelectorAll(PRESSABLE)];

/**
 * The control to which an entry belongs: the same element, or the one of the same name that React has put
 * into the part in its place. Files that were chosen move along.
 */
export function twinOf(
  control: KeptControl['element'],
  part: Element,
): KeptControl['element'] | undefined {
  if (part.contains(control)) return control;
  const { name, type, value } = control;
  const twin = [...part.querySelectorAll(`[name="${CSS.escape(name)}"]`)]
    .filter(isControl)
    .find((other) => type !== 'radio' || other.value === value);
  if (twin instanceof HTMLInputElement && control instanceof HTMLInputElement && type === 'file')
    twin.files = control.files;
  return twin;
}

/**
 * Remembers where everything that can be used stands, and answers with what finds an element again: itself, or what
 * React has put in its place because it could not take the server's page over, e.g. one that the browser translated.
 */
export function rememberPlaces(): (element: Element) => Element | undefined {
  const list = () => [...document.querySelectorAll(`${PRESSABLE},input,textarea,select`)];
  const before = list();
  return (element) => {
    if (element.isConnected) return element;
    const named = isControl(element) && element.name ? twinOf(element, document.body) : undefined;
    return named ?? list()[before.indexOf(element)];
  };
}
