/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PreorderLoading } from './preorder-loading';
import { StageSpinner } from './stage-spinner';

/** The veil of an order among what it covers, as on the page: the host's header, the page, and what else is in the document. */
const page = (open: boolean) => (
  <div>
    <button type="button">Menu</button>
    <main>
      <button type="button">Pay</button>
      <StageSpinner stage={open ? 'placing' : 'idle'} />
    </main>
  </div>
);
const isHeld = (text: string) => screen.getByText(text).closest('[inert]') !== null;

it('a veil over an order under way keeps the keyboard from the page, and gives the focus back', () => {
  const { rerender } = render(page(false));
  screen.getByText('Pay').focus();
  rerender(page(true));
  expect(['Menu', 'Pay', 'Placing your order…'].map(isHeld)).toEqual([true, true, false]);
  // A browser takes the focus from what is inert; jsdom does not.
  screen.getByText('Pay').blur();
  rerender(page(false));
  expect(document.querySelector('[inert]')).toBeNull();
  expect(screen.getByText('Pay')).toHaveFocus();
});

it('a veil leaves the focus to the overlay that took it meanwhile', () => {
  const { rerender } = render(page(true));
  const overlay = document.createElement('button');
  document.body.append(overlay);
  overlay.focus();
  rerender(page(false));
  expect(overlay).toHaveFocus();
  overlay.remove();
});

it('a veil does not keep the payment window from the keyboard, which stands beside the page', () => {
  const frame = document.createElement('div');
  document.body.append(frame);
  render(page(true));
  expect(frame).not.toHaveAttribute('inert');
  frame.remove();
});

it('a page that is left with its veil open holds nothing back', () => {
  const { rerender } = render(page(true));
  rerender(
    <div>
      <button type="button">Menu</button>
    </div>,
  );
  expect(isHeld('Menu')).toBe(false);
});

it('a veil over a page that loads leaves header and menu to the keyboard', () => {
  render(
    <div>
      <button type="button">Menu</button>
      <PreorderLoading />
    </div>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(isHeld('Menu')).toBe(false);
});
