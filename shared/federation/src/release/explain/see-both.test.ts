import { findingOfText } from '../browser-gate/new-findings';
import { seenPage } from './seen-page';

const look = (texts: readonly string[], pictures: [number, string][] = []) => ({
  findings: texts.map(findingOfText),
  pictures: new Map(pictures),
});

it('what was seen of a page says of each finding whether it is new, was there, or is gone', () => {
  const { findings } = seenPage(
    '/',
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
  expect(seenPage('/', look([], [[390, 'old']]), next).widths).toEqual([
    { width: 390, live: 'old', next: 'new' },
    { width: 1_440, live: undefined, next: 'wide' },
  ]);
  expect(seenPage('/', undefined, look([])).widths).toEqual([]);
});
