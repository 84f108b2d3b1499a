import { findingOfText } from '../browser-gate/new-findings';
import { newInBrowser, seenPage } from './seen-page';

const look = (texts: readonly string[], pictures: [number, string][] = []) => ({
  findings: texts.map(findingOfText),
  pictures: new Map(pictures),
});

it('what was seen of a page says of each finding whether it is new, was there, or is gone', () => {
  const { findings } = seenPage(
    { path: '/' },
    look(['Error: a', 'Error: b']),
    look(['Error: b', 'Error: c']),
  );
  expect(findings.map(({ text, state }) => [text, state])).toEqual([
    ['the console says: Error: b', 'live too'],
    ['the console says: Error: c', 'new'],
    ['the console says: Error: a', 'gone'],
  ]);
});

it('what was seen of a page has the pictures of both versions side by side, also where one has none', () => {
  const next = look(
    [],
    [
      [390, 'new'],
      [1_440, 'wide'],
    ],
  );
  expect(seenPage({ path: '/' }, look([], [[390, 'old']]), next).widths).toEqual([
    { width: 390, live: 'old', next: 'new' },
    { width: 1_440, live: undefined, next: 'wide' },
  ]);
  expect(seenPage({ path: '/' }, undefined, look([])).widths).toEqual([]);
});

/** A document that is so many bytes over its budget. */
const tooLarge = (over: number) => ({
  kind: 'budget html',
  over,
  text: `/: html is ${over} bytes over its budget`,
});

it.each([
  ['as far over its budget as the live one', 100, 100, 'live too', []],
  [
    'further over its budget than the live one',
    100,
    200,
    'new',
    ['/: html is 200 bytes over its budget'],
  ],
])(
  'what was seen of a page that is %s is said as the gate says it',
  (_how, live, next, state, refused) => {
    const page = seenPage(
      { path: '/' },
      { ...look([]), findings: [tooLarge(live)] },
      { ...look([]), findings: [tooLarge(next)] },
    );
    expect(page.findings).toEqual([expect.objectContaining({ text: tooLarge(next).text, state })]);
    const seen = { pages: [page], unknown: [] };
    expect(newInBrowser(seen, false)).toEqual(refused);
    expect(newInBrowser(seen, true)).toEqual([]);
  },
);

it('what was seen of a page is a reason against it, whatever it may cost, where it is no matter of a budget', () => {
  const seen = { pages: [seenPage({ path: '/' }, look([]), look(['Error: a']))], unknown: [] };
  expect(newInBrowser(seen, true)).toEqual([
    'The page /, in a browser: the console says: Error: a.',
  ]);
});

it('what was seen of a slot is named as the slot, and has no pictures', () => {
  const page = seenPage({ path: '/', slot: 'book-now' }, look([]), look(['Error: a']));
  expect(page.widths).toEqual([]);
  expect(newInBrowser({ pages: [page], unknown: [] }, false)).toEqual([
    'The slot book-now, in a browser: the console says: Error: a.',
  ]);
});
