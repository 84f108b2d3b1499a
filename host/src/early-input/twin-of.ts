import { isControl, type KeptControl } from './native-state';

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
