/** @jest-environment jsdom */

import { runInNewContext } from 'node:vm';
import { screen, waitFor } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import { themeScript } from './theme-script';

const scheme = () => document.documentElement.getAttribute('data-color-scheme');

/** Runs the head's script on a document with this storage; returns the scheme that it sets. */
function schemeAtFirstPaint(getItem: (key: string) => string | null): string | undefined {
  let set: string | undefined;
  const documentElement = { setAttribute: (_name: string, value: string) => (set = value) };
  runInNewContext(themeScript, { document: { documentElement }, localStorage: { getItem } });
  return set;
}

describe('the theme', () => {
  beforeEach(() => localStorage.clear());

  it('is light without a choice, and what was chosen after', async () => {
    const { unmount } = renderShell();
    await waitFor(() => expect(scheme()).toBe('light'));
    unmount();
    localStorage.setItem('themeMode', 'dark');
    renderShell();
    await waitFor(() => expect(scheme()).toBe('dark'));
  });

  it('is toggled and written back to themeMode', async () => {
    const { user } = renderShell();
    const toggle = screen.getByRole('button', { name: 'Dark theme' });
    await user.click(toggle);
    expect(localStorage.getItem('themeMode')).toBe('dark');
    expect(scheme()).toBe('dark');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await user.click(toggle);
    expect(localStorage.getItem('themeMode')).toBe('light');
    expect(scheme()).toBe('light');
  });
});

describe('the script before the first paint', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    [null, 'light'],
    ['<script>', 'light'],
  ])('turns the stored %p into %p', (stored, expected) => {
    expect(schemeAtFirstPaint((key) => (key === 'themeMode' ? stored : null))).toBe(expected);
  });

  it('survives forbidden storage', () => {
    expect(
      schemeAtFirstPaint(() => {
        throw new Error('forbidden');
      }),
    ).toBeUndefined();
  });
});
