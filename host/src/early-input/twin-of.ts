import { PRESSABLE } from './early-clicks-script';
import { isControl, type KeptControl } from './native-state';

/** What can be used in a part of the page, in order. */
const usablesOf = (part: ParentNode) => [
  ...part.querySelectorAll(`${PRESSABLE},input,textarea,select`),
];

/** The control of the same name in a part of the page. Files that were chosen move along. */
function namesakeOf(control: KeptControl['element'], part: ParentNode): Element | undefined {
  const { name, type, value } = control;
  const twin = [...part.querySelectorAll(`[name="${CSS.escape(name)}"]`)]
    .filter(isControl)
    .find((other) => type !== 'radio' || other.value === value);
  if (twin instanceof HTMLInputElement && control instanceof HTMLInputElement && type === 'file')
    twin.files = control.files;
  return twin;
}

/**
 * Finds what was used: the element itself, or what React has put in its place, by its name or by where it stood.
 * Nothing when the visitor has gone to another page meanwhile: what has the same name or place there is something else.
 * @param now the part in which it is looked for, where another one has come in the place of the one that is remembered
 */
export type Find = (element: Element, now?: Element) => Element | undefined;

/**
 * Remembers where everything that can be used stands in a part of the page, so that it is found again when React could
 * not take the server's markup over, e.g. because the browser translated it.
 */
export function rememberPlaces(part: Document | Element): Find {
  const before = usablesOf(part);
  const { pathname } = window.location;
  return (element, now) => {
    const place = now ?? part;
    if (place.contains(element)) return element;
    if (window.location.pathname !== pathname) return undefined;
    if (isControl(element) && element.name) return namesakeOf(element, place);
    const twin = usablesOf(place)[before.indexOf(element)];
    return twin?.tagName === element.tagName ? twin : undefined;
  };
}
