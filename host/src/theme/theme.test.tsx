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

/** How a page was come to: types of `performance.navigation`, and its address. */
const arrivals = {
  byLink: { type: 0, pathname: '/', hash: '' },
  again: { type: 1, pathname: '/', hash: '' },
  back: { type: 2, pathname: '/', hash: '' },
  toAnchor: { type: 0, pathname: '/', hash: '#story' },
  toOtherPage: { type: 0, pathname: '/offers', hash: '' },
};

/** Runs the head's script on a document with this storage and system; returns the attributes that it sets. */
function firstAttributes(
  getItem: (key: string) => string | null,
  system: 'light' | 'dark' = 'light',
  removeItem: (key: string) => void = () => undefined,
  { type, pathname, hash } = arrivals.byLink,
): Record<string, string> {
  const set: Record<string, string> = {};
  const setAttribute = (name: string, value: string) => Object.assign(set, { [name]: value });
  const querySelector = (selector: string) => document.querySelector(selector);
  runInNewContext(themeScript, {
    document: { documentElement: { setAttribute }, querySelector },
    performance: { navigation: { type } },
    location: { pathname, hash },
    localStorage: { getItem, removeItem },
    matchMedia: (query: string) => ({ matches: query === `(prefers-color-scheme: ${system})` }),
  });
  return set;
}

/** The scheme that the head's script sets. */
const schemeAtFirstPaint = (...given: Parameters<typeof firstAttributes>): string | undefined =>
  firstAttributes(...given)['data-color-scheme'];

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
  it('lets a browser leave out what is below the first view only on the home page, where it begins at its top', () => {
    const isFolded = (arrival: (typeof arrivals)['byLink']) =>
      'data-fold' in
      firstAttributes(
        () => 'light',
        'light',
        () => undefined,
        arrival,
      );
    expect(isFolded(arrivals.byLink)).toBe(true);
    const { byLink: _, ...others } = arrivals;
    for (const elsewhere of Object.values(others)) expect(isFolded(elsewhere)).toBe(false);
  });

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

  it('survives forbidden storage', () => {
    expect(
      schemeAtFirstPaint(() => {
        throw new Error('forbidden');
      }),
    ).toBeUndefined();
  });
});
