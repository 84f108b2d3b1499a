/** @jest-environment jsdom */
import { CacheProvider } from '@emotion/react';
import { Box } from '@site/ui';
import { render } from '@testing-library/react';
import { ThemeRoot } from '../theme/theme-root';
import { themeVariablesCss, VARIABLES_STYLE_ID } from '../theme/theme-variables';
import { createBrowserStyleCache } from './browser-style-cache';

/** Everything that style elements say, rules that were inserted one by one included. */
function allCss(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.map((rule) => rule.cssText).join('\n');
}

const setTimes = (name: string): number => allCss().split(`${name}:`).length - 1;

function show(colour: string) {
  return render(
    <CacheProvider value={createBrowserStyleCache()}>
      <ThemeRoot>
        <Box sx={{ color: colour }}>Text</Box>
      </ThemeRoot>
    </CacheProvider>,
  );
}

afterEach(() => document.head.replaceChildren());

it('sets a variable of both schemes before the first rule that uses it', () => {
  show('surface.sunken');
  expect(allCss()).toMatch(/:root[^{]*\{[^}]*--site-palette-surface-sunken: ?#edebe6/);
  expect(allCss()).toMatch(/dark[^{]*\{[^}]*--site-palette-surface-sunken: ?#111114/);
});

it('sets none that the server has set', () => {
  const style = document.createElement('style');
  style.id = VARIABLES_STYLE_ID;
  style.textContent = themeVariablesCss(new Set(['--site-palette-surface-sunken']));
  document.head.append(style);
  show('surface.sunken');
  expect(setTimes('--site-palette-surface-sunken')).toBe(2);
});
