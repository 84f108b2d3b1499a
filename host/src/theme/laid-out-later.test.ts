/** @jest-environment jsdom */

import { laidOutLater } from './laid-out-later';

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
