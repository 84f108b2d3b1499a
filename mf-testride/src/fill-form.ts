import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

// By label and by the option's own text: role queries compute the style of every element, which is
// slow on pages of this size. What is visible, the tests assert themselves.

/** The field of a label. */
export const box = (label: string) => screen.getByLabelText(label, { exact: false });

/** Enters a text at once, as an autofill or a paste does. */
export async function enter(user: UserEvent, label: string, text: string): Promise<void> {
  await user.click(box(label));
  await user.paste(text);
}

/** Chooses an option of a select or an autocomplete. */
export async function choose(user: UserEvent, label: string, option: string | RegExp) {
  await user.click(await screen.findByLabelText(new RegExp(`^${label}`)));
  await user.click(await waitFor(() => findOption(option)));
}

function findOption(wanted: string | RegExp): Element {
  const options = [...document.querySelectorAll('[role="option"]')];
  const found = options.find(({ textContent }) =>
    typeof wanted === 'string' ? textContent === wanted : wanted.test(textContent ?? ''),
  );
  if (!found) {
    throw new Error(`No option ${wanted} among: ${options.map((o) => o.textContent).join(', ')}`);
  }
  return found;
}
