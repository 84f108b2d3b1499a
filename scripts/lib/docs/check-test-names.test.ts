import { namesWithoutSubject } from './check-test-names';

describe('the check of test names', () => {
  it.each([
    [
      "it('loads a map only when it comes into view', async () => {",
      'loads a map only when it comes into view',
    ],
    ['test("goes on", () => {});', 'goes on'],
    ["])('writes %j as %j', (a, b) => {", 'writes %j as %j'],
    ["it.each([0, 1])('finds an answer behind %d', (depth) => {", 'finds an answer behind %d'],
    ["])(\n  'reads the item code %j',\n  (code) => {", 'reads the item code %j'],
    ["it.each(cases)(\n  'names %j',", 'names %j'],
    ["] as const)('shows %s as %j slides', (name, slides) => {", 'shows %s as %j slides'],
    ["] as const)(\n  'takes %j',", 'takes %j'],
    ["] as [string, number][])('waits %d s', (_what, s) => {", 'waits %d s'],
    ["it.each<Outcome>(all)('says %j', (outcome) => {", 'says %j'],
  ])('finds no subject in %j', (source, name) => {
    expect(namesWithoutSubject(source)).toEqual([name]);
  });

  it.each([
    "it('the map loads only when it comes into view', () => {",
    "describe('the map', () => {\n  it('loads late', () => {",
    "it('offers that have ended are not shown', () => {",
    "it('costs and range say so in their place', () => {",
    "const found = text.match(\n  'reads',",
  ])('has nothing against %j', (source) => {
    expect(namesWithoutSubject(source)).toEqual([]);
  });
});
