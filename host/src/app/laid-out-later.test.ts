/** @jest-environment jsdom */

import { runInNewContext } from 'node:vm';
import { foldScript, laidOutLater } from './laid-out-later';

/** Parts of the page that are marked as laid out, by their ids. */
const laidOut = () => [...document.querySelectorAll('[data-laid]')].map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = `<main><section id="top"><h1>Vayu</h1></section>
<div><section id="story"><section id="inner"></section></section></div></main><footer id="end"></footer>`;
});
afterEach(() => document.documentElement.removeAttribute('data-fold'));

it('the page lays out one part below its first view in each quiet moment, and is then as if none had been left out', async () => {
  document.documentElement.setAttribute('data-fold', '');
  const steps = laidOutLater();
  expect(laidOut()).toEqual([]);
  await steps[0]?.();
  expect(laidOut()).toEqual(['story']);
  await steps[1]?.();
  expect(laidOut()).toEqual(['story', 'end']);
  expect(document.documentElement).toHaveAttribute('data-fold');
  await steps[2]?.();
  expect(document.documentElement).not.toHaveAttribute('data-fold');
  expect(steps).toHaveLength(3);
});

it('the page has nothing to lay out later when it was come to elsewhere than at its top', () => {
  expect(laidOutLater()).toEqual([]);
});

it('the head leaves parts out only where the page begins at its top', () => {
  const isFolded = (type: number, hash = ''): boolean => {
    document.documentElement.removeAttribute('data-fold');
    runInNewContext(foldScript, {
      document,
      performance: { navigation: { type } },
      location: { hash },
    });
    return document.documentElement.hasAttribute('data-fold');
  };
  expect(isFolded(0)).toBe(true);
  for (const elsewhere of [isFolded(1), isFolded(2), isFolded(0, '#story')])
    expect(elsewhere).toBe(false);
});
