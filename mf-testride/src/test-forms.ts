import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

// Role queries that look at visibility are slow on pages of this size; here only the tests' own
// assertions need them.
const fast = { hidden: true };

/** The text box of a label. */
export const box = (label: string) => screen.getByLabelText(label, { exact: false });

/** Enters a text at once, as an autofill or a paste does. */
export async function enter(user: UserEvent, label: string, text: string): Promise<void> {
  await user.click(box(label));
  await user.paste(text);
}

/** Chooses an option of a select or an autocomplete. */
export async function choose(user: UserEvent, label: string, option: string | RegExp) {
  await user.click(await screen.findByRole('combobox', { ...fast, name: label }));
  await user.click(await screen.findByRole('option', { ...fast, name: option }));
}
