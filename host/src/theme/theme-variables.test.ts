import { themeVariablesCss, variablesUsedIn } from './theme-variables';

it('the variables of the theme are written when wanted, in both schemes, with what their values refer to, and no other', () => {
  const css = themeVariablesCss(new Set(['--site-palette-text-primary']));
  expect(css).toMatch(
    /:root, \[data-color-scheme="light"\]\{[^}]*--site-palette-text-primary:#0b0b0d/,
  );
  expect(css).toMatch(/\[data-color-scheme="dark"\]\{[^}]*--site-palette-text-primary:#f5f4f1/);
  expect(css).not.toContain('--site-palette-text-secondary');
});

it('the colour scheme of form controls and scroll bars is left to the theme even when no variable is used', () => {
  expect(themeVariablesCss(new Set())).toContain('color-scheme:dark');
});

it("the theme's variables that a style uses are found with and without a stand-in value, and no others", () => {
  const style = 'a{b:var(--site-one);c:calc(2 * var(--site-two, 4px));d:var(--own)}';
  expect([...variablesUsedIn(style)]).toEqual(['--site-one', '--site-two']);
});
