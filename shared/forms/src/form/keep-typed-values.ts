/**
 * What stands in the inputs of a server-rendered form and is not in the form's values yet: typed, or
 * filled in by the browser, before the page's script was ready.
 */
export function typedBeforeHydration(
  form: HTMLFormElement,
  values: Readonly<Record<string, unknown>>,
): Record<string, string | boolean> {
  const typed: Record<string, string | boolean> = {};
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.type === 'checkbox') {
      if (typeof values[element.name] !== 'boolean') continue;
      if (element.checked !== values[element.name]) typed[element.name] = element.checked;
    } else if (isTextControl(element) && typeof values[element.name] === 'string') {
      if (element.value !== values[element.name]) typed[element.name] = element.value;
    }
  }
  return typed;
}

function isTextControl(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLTextAreaElement) return true;
  return (
    element instanceof HTMLInputElement &&
    !['hidden', 'file', 'radio', 'checkbox'].includes(element.type) &&
    // A select's own mirror input is no place where anybody types.
    element.getAttribute('aria-hidden') !== 'true'
  );
}
