import { fireEvent, screen, waitFor } from '@testing-library/react';

// By label and by the option's own text: role queries compute the style of every element, which is slow on
// pages of this size. Key by key is what the tests of the form facade type.

/** A field by its label, with the mark of required fields or without. */
export function fieldOf(label: string): HTMLElement {
  return screen.getByLabelText((text) => text.replace(/[\s*\u2009]+$/, '') === label);
}

/** Enters texts into fields by label, each at once, as an autofill or a paste does. */
export function typeInto(fields: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(fieldOf(label), { target: { value } });
  }
}

function findOption(wanted: string | RegExp): Element {
  const options = [...document.querySelectorAll('[role="option"]')];
  const found = options.find(({ textContent }) =>
    typeof wanted === 'string' ? textContent === wanted : wanted.test(textContent ?? ''),
  );
  if (found) return found;
  const texts = options.map(({ textContent }) => textContent);
  throw new Error(`No option ${wanted} among: ${texts.join(', ')}`);
}

/** Opens a select or an autocomplete by its label, as soon as it can be opened, and takes an option. */
export async function choose(label: string, option: string | RegExp): Promise<void> {
  const field = await waitFor(() => {
    const found = fieldOf(label);
    if (found.matches(':disabled, [aria-disabled="true"]')) throw new Error(`${label} is disabled`);
    return found;
  });
  field.focus();
  fireEvent.mouseDown(field);
  fireEvent.click(await waitFor(() => findOption(option)));
}
