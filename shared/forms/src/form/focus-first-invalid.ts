const FOCUSABLE = [
  '[role="combobox"]:not(:disabled)',
  'input:not([type="hidden"]):not([aria-hidden="true"]):not(:disabled)',
  'textarea:not([aria-hidden="true"]):not(:disabled)',
  'button:not(:disabled)',
].join(',');

/** True when a field of this name is on the page for people to change. */
export function hasVisibleField(form: HTMLFormElement, name: string): boolean {
  return fieldRoots(form).some((root) => root.dataset['field'] === name);
}

/** Moves the focus to the first field (in page order) that has an error. Returns whether there was one. */
export function focusFirstInvalid(form: HTMLFormElement, names: ReadonlySet<string>): boolean {
  const root = fieldRoots(form).find((candidate) => names.has(candidate.dataset['field'] ?? ''));
  const target = root?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
  return target !== undefined && target !== null;
}

function fieldRoots(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[data-field]')];
}
