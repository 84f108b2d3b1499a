/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followLateParts, lateParts } from './late-parts';
import { recoverLostParts } from './lost-parts';

const FORM = `
  <form aria-label="Order">
    <input aria-label="Name" name="name" />
    <button type="submit">Send</button>
  </form>`;

const field = () => screen.getByLabelText<HTMLInputElement>('Name');

/** A page of the server in which somebody types and presses Send, before any of it is alive. */
async function enter() {
  document.body.innerHTML = `<main><div data-late="">${FORM}</div></main>`;
  followLateParts({ controls: [], pressed: [] });
  await userEvent.type(field(), 'Asha');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
}

/** What stands in the form that is sent. */
function listen(): string[] {
  const sent: string[] = [];
  screen.getByRole('form').addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(field().value);
  });
  return sent;
}

beforeEach(() => {
  lateParts.clear();
  window.history.replaceState(null, '', '/order');
});

it('the record of a part that React makes anew is entered into the new form as soon as that is there', async () => {
  await enter();
  recoverLostParts(lateParts);
  document.body.innerHTML = '<main>Loading</main>';
  document.body.innerHTML = `<main>${FORM}</main>`;
  const sent = listen();
  await waitFor(() => expect(sent).toEqual(['Asha']));
  expect(lateParts.size).toBe(0);
});

it('the record of a part that React makes anew goes into no form of another page', async () => {
  await enter();
  recoverLostParts(lateParts);
  window.history.pushState(null, '', '/contact');
  document.body.innerHTML = `<main>${FORM}</main>`;
  await waitFor(() => expect(lateParts.size).toBe(0));
  expect(field()).toHaveValue('');
});
