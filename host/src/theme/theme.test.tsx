/** @jest-environment jsdom */

import { runInNewContext } from 'node:vm';
import { brandColours } from '@site/brand';
import { screen, waitFor } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import { themeScript } from './theme-script';

const scheme = () => document.documentElement.getAttribute('data-color-scheme');

const meta = document.createElement('meta');
meta.name = 'theme-color';
/** Colour of the browser's own frame. */
const frameColour = () => meta.content;

/** Runs the head's script on a document with this storage and system; returns the scheme that it sets. */
function schemeAtFirstPaint(
  getItem: (key: string) => string | null,
  system: 'light' | 'dark' = 'light',
  removeItem: (key: string) => void = () => undefined,
): string | undefined {
  let set: string | undefined;
  const documentElement = { setAttribute: (_name: string, value: string) => (set = value) };
  const querySelector = (selector: string) => document.querySelector(selector);
  runInNewContext(themeScript, {
    document: { documentElement, querySelector },
    localStorage: { getItem, removeItem },
    matchMedia: (query: string) => ({ matches: query === `(prefers-color-scheme: ${system})` }),
  });
  return set;
}

beforeEach(() => {
  meta.content = brandColours.paper;
  document.head.append(meta);
});

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
    expect(frameColour()).toBe(brandColours.ink);
    await user.click(toggle);
    expect(localStorage.getItem('themeMode')).toBe('light');
    expect(scheme()).toBe('light');
    expect(frameColour()).toBe(brandColours.paper);
  });
});

describe('the script before the first paint', () => {
  it.each([
    ['dark', 'dark', brandColours.ink],
    ['light', 'light', brandColours.paper],
    [null, 'light', brandColours.paper],
    ['<script>', 'light', brandColours.paper],
  ])('turns the stored %p into %p, and the browser frame into %s', (stored, expected, colour) => {
    expect(schemeAtFirstPaint((key) => (key === 'themeMode' ? stored : null))).toBe(expected);
    expect(frameColour()).toBe(colour);
  });

  it('asks the system where nothing was chosen, and nobody else where something was', () => {
    expect(schemeAtFirstPaint(() => null, 'dark')).toBe('dark');
    expect(schemeAtFirstPaint(() => 'light', 'dark')).toBe('light');
  });

  it('takes a stored value that is no scheme for no choice, and takes it out for the page', () => {
    const removed: string[] = [];
    const scheme = schemeAtFirstPaint(
      () => 'sepia',
      'dark',
      (key) => removed.push(key),
    );
    expect(scheme).toBe('dark');
    expect(removed).toEqual(['themeMode']);
  });

  it.each(['dark', 'light'] as const)(
    'goes by the system, which prefers %s, where storage is forbidden',
    (system) => {
      const forbidden = () => {
        throw new Error('forbidden');
      };
      expect(schemeAtFirstPaint(forbidden, system)).toBe(system);
    },
  );
});
