/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import { CONSENT_STORAGE_KEY, useConsent, writeConsent } from '../tracking/consent';
import { catchUpWithChoices } from './catch-up';

catchUpWithChoices();

/** The document goes into the browser's cache, something happens in another one, and Back brings it out. */
function whileAway(happens: () => void): void {
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  happens();
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
}

beforeEach(() => localStorage.clear());

it('a document that Back brings back has the theme that was chosen meanwhile', async () => {
  renderShell();
  const scheme = () => document.documentElement.getAttribute('data-color-scheme');
  await waitFor(() => expect(scheme()).toBe('light'));
  whileAway(() => localStorage.setItem('themeMode', 'dark'));
  await waitFor(() => expect(scheme()).toBe('dark'));
  expect(screen.getByRole('button', { name: 'Dark theme' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

it('a document that was in the cache before it could hear of it has the choices of now once its late code comes', () => {
  const Choice = () => <output>{useConsent()}</output>;
  writeConsent('granted');
  render(<Choice />);
  localStorage.setItem(CONSENT_STORAGE_KEY, 'denied');
  act(() => catchUpWithChoices());
  expect(screen.getByRole('status')).toHaveTextContent('denied');
});

it('a document that Back brings back knows that the consent to tracking was withdrawn meanwhile', () => {
  const Choice = () => <output>{useConsent()}</output>;
  writeConsent('granted');
  render(<Choice />);
  expect(screen.getByRole('status')).toHaveTextContent('granted');
  whileAway(() => localStorage.setItem(CONSENT_STORAGE_KEY, 'denied'));
  expect(screen.getByRole('status')).toHaveTextContent('denied');
});

it('a choice that could not be kept holds when nothing was chosen meanwhile', () => {
  const Choice = () => <output>{useConsent()}</output>;
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<Choice />);
  act(() => writeConsent('denied'));
  full.mockRestore();
  whileAway(() => undefined);
  expect(screen.getByRole('status')).toHaveTextContent('denied');
  act(() => writeConsent('unknown'));
});
