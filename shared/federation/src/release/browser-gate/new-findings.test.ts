import { findingOfError, findingOfRule, findingOfText, newFindings } from './new-findings';

const at = (version: string) =>
  findingOfText(
    `TypeError: x is undefined\n at http://localhost:4000/releases/mf-a/${version}/web/page.1a2b3c4d5e.js:1:20`,
  );

it('the comparison of findings finds what the live version does not have, each once, wherever its files lie', () => {
  const lost = (version: string) =>
    findingOfText(`Failed to load /releases/mf-a/${version}/web/x.js:3:4`);
  const rule = findingOfRule('color-contrast', 'main > p');
  expect(
    newFindings([at('2.0.0'), lost('2.0.0'), rule, rule], [at('1.0.0'), lost('1.0.0')]),
  ).toEqual([rule]);
});

it('the comparison of findings says in words that server and browser do not agree', () => {
  const { text } = findingOfText(
    'Error: Minified React error #418; visit https://react.dev/errors',
  );
  expect(text).toBe('the browser renders it otherwise than the server, so React makes it anew');
});

it('the comparison of findings lets a page be over its budget as the live version is, and not further', () => {
  const html = (over: number) => ({ kind: 'budget html', over, text: `${over} over` });
  expect(newFindings([html(1_040)], [html(1_000)])).toEqual([]);
  expect(newFindings([html(2_000)], [html(1_000)])).toEqual([html(2_000)]);
  expect(newFindings([html(2_000)], [])).toEqual([html(2_000)]);
});

it('the comparison of findings says which address the console speaks of, with its origin', () => {
  const { text } = findingOfText(
    `Connecting to 'http://localhost:3000/api/ev/x' violates "connect-src 'self'".`,
  );
  expect(text).toBe(
    `the console says: Connecting to 'http://localhost:3000/api/ev/x' violates "connect-src 'self'".`,
  );
});

it('the comparison of findings says what to look for where a page answers the browser no more', () => {
  const silent = Object.assign(
    new Error("Runtime.callFunctionOn timed out. Increase the 'protocolTimeout' setting."),
    { name: 'ProtocolError' },
  );
  expect(findingOfError(silent)).toEqual({
    kind: 'blocked',
    text: 'it does not come to an end in the browser: look for a loop, or a promise that is followed by another without end, in what runs once the page is shown',
  });
  expect(findingOfError(new TypeError('x is undefined'))).toEqual(
    findingOfText('TypeError: x is undefined'),
  );
});
