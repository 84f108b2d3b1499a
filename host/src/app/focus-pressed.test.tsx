/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import { focusPressed } from './focus-pressed';

beforeAll(() => {
  window.scrollTo = jest.fn();
  focusPressed();
});
afterEach(() => {
  document.body.innerHTML = '';
});

/** A press as in Safari: it leaves the focus where it is. */
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function showPage() {
  document.body.innerHTML = `
    <main tabindex="-1">
      <button><svg role="img" aria-label="Share"></svg></button>
      <button tabindex="-1">Clear</button>
      <input aria-label="City">
    </main>`;
}

it('a button that is pressed has the focus, where nothing or only what is around it had it', () => {
  showPage();
  fireEvent.click(screen.getByRole('img', { name: 'Share' }));
  expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
  screen.getByRole('main').focus();
  press('Share');
  expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
});

it('the focus stays in a field, and with a button that Tab leaves out it stays where it was', () => {
  showPage();
  press('Clear');
  expect(document.body).toHaveFocus();
  screen.getByRole('textbox').focus();
  press('Share');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('Escape closes a submenu that was opened by a press which left the focus where it was', async () => {
  const { user } = renderShell();
  press('Products');
  const products = screen.getByRole('button', { name: 'Products' });
  expect(products).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(products).toHaveAttribute('aria-expanded', 'false');
});
