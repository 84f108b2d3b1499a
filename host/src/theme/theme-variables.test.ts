import { themeVariablesCss, variablesUsedIn } from './theme-variables';

it('writes the wanted variables in both schemes, with what their values refer to, and no other', () => {
  const css = themeVariablesCss(new Set(['--site-palette-text-primary']));
  expect(css).toMatch(
    /:root, \[data-color-scheme="light"\]\{[^}]*--site-palette-text-primary:#0b0b0d/,
  );
  expect(css).toMatch(/\[data-color-scheme="dark"\]\{[^}]*--site-palette-text-primary:#f5f4f1/);
  expect(css).not.toContain('--site-palette-text-secondary');
});

it('leaves the colour scheme of form controls and scroll bars to the theme even when nothing is used', () => {
  expect(themeVariablesCss(new Set())).toContain('color-scheme:dark');
});

it('finds references with and without a stand-in value', () => {
  expect([...variablesUsedIn('a{b:var(--one);c:calc(2 * var(--two, 4px))}')]).toEqual([
    '--one',
    '--two',
  ]);
});
