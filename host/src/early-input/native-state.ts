/** A form control and what the visitor, or the browser's own restoring, put into it before hydration. */
export interface KeptControl {
  element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  value: string;
  /** Of check boxes and radio buttons. */
  checked: boolean;
}

/** React keeps the last value that it saw beside each control, to tell changes from echoes. */
interface Tracked {
  _valueTracker?: { setValue(value: string): void };
}

const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio');

/** Whether something can be entered into an element. */
export const isControl = (element: Element): element is KeptControl['element'] =>
  element.matches('input,textarea,select');

/** What stands in a control now. */
export const keepControl = (element: KeptControl['element']): KeptControl => ({
  element,
  value: element.value,
  checked: isChoice(element) && element.checked,
});

function isTouched(element: KeptControl['element']): boolean {
  if (isChoice(element)) return element.checked !== element.defaultChecked;
  if (element instanceof HTMLSelectElement)
    return [...element.options].some((option) => option.selected !== option.defaultSelected);
  // The browser alone knows which file was chosen, and keeps it; its name is a path that nobody can set.
  return element.type === 'file' ? element.value !== '' : element.value !== element.defaultValue;
}

/** The controls that differ from the server's HTML. To be called before hydration, which forgets the difference. */
export function readTouchedControls(root: ParentNode): KeptControl[] {
  const all = root.querySelectorAll<KeptControl['element']>('input,textarea,select');
  return [...all]
    .filter((element) => element.type !== 'hidden' && isTouched(element))
    .map(keepControl);
}

/**
 * Tells React what stands in a control, as if the visitor had come to it, entered it now, and left it unless they are
 * still in it: a field with a list forgets what is typed into it from elsewhere, and would leave the list open. To be
 * called when the control is hydrated.
 * @returns resolves when React has taken it in
 */
export async function replayControl({ element, value, checked }: KeptControl): Promise<void> {
  const tracker = (element as Tracked)._valueTracker;
  if (isChoice(element)) {
    // A radio button that was left is told by the one that was chosen.
    if (element.type === 'radio' && !checked) return;
    element.checked = !checked;
    tracker?.setValue(String(!checked));
    element.click();
    return;
  }
  if (element.type === 'file') {
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const isLeft = document.activeElement !== element;
  if (isLeft) element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  element.value = value;
  tracker?.setValue(`${value} before`);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
  // A field is judged when it is left, by what React knows of it then.
  await undefined;
  if (isLeft) element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
