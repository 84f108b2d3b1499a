/** @jest-environment jsdom */
import { CacheProvider } from '@emotion/react';
import { Box } from '@site/ui';
import { cleanup, render } from '@testing-library/react';
import { ThemeRoot } from '../theme/theme-root';
import { themeVariablesCss, VARIABLES_STYLE_ID } from '../theme/theme-variables';
import { createBrowserStyleCache } from './browser-style-cache';
import { styleElement, trimRules } from './style-cache';

/** Everything that style elements say, rules that were inserted one by one included. */
function allCss(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.map((rule) => rule.cssText).join('\n');
}

const setTimes = (name: string): number => allCss().split(`${name}:`).length - 1;

function show(colour: string, cache = createBrowserStyleCache()) {
  return render(
    <CacheProvider value={cache}>
      <ThemeRoot>
        <Box sx={{ color: colour }}>Text</Box>
      </ThemeRoot>
    </CacheProvider>,
  );
}

afterEach(() => document.head.replaceChildren());

it('the style cache sets a variable of both schemes before the first rule that uses it', () => {
  show('surface.sunken');
  expect(allCss()).toMatch(/:root[^{]*\{[^}]*--site-palette-surface-sunken: ?#edebe6/);
  expect(allCss()).toMatch(/dark[^{]*\{[^}]*--site-palette-surface-sunken: ?#111114/);
});

it('the style cache sets no variable while a page uses only those that the server has set', () => {
  const style = document.createElement('style');
  style.id = VARIABLES_STYLE_ID;
  style.textContent = themeVariablesCss();
  document.head.append(style);
  show('surface.sunken');
  expect(setTimes('--site-palette-surface-sunken')).toBe(2);
});

it('the style cache sets all variables at once, so that every element gets its styles anew once at most', () => {
  const cache = createBrowserStyleCache();
  show('surface.sunken', cache);
  expect(setTimes('--site-palette-surface-raised')).toBe(2);
  show('surface.raised', cache);
  expect(setTimes('--site-palette-surface-raised')).toBe(2);
});

it("the style cache sets none of the theme's variables for a rule that refers to one of its own", () => {
  const style = document.createElement('style');
  style.id = VARIABLES_STYLE_ID;
  const names = ['text-primary', 'background-default', 'common-white'];
  style.textContent = themeVariablesCss(new Set(names.map((name) => `--site-palette-${name}`)));
  document.head.append(style);
  show('var(--own)');
  expect(allCss()).toContain('var(--own)');
  expect(setTimes('--site-palette-surface-sunken')).toBe(0);
});

it("the style cache does not write the server's rules a second time", () => {
  const { container } = show('#123456');
  const [, name = ''] = container.innerHTML.match(/css-([\w-]+)/) ?? [];
  cleanup();
  const rule = `.css-${name}{color:#123456;}`;
  document.head.innerHTML = styleElement(rule);
  show('#123456');
  expect(allCss().match(/#123456|18, 52, 86/g)).toHaveLength(1);
});

it('the styles that are sent leave out the condition that every window meets, and no other one', () => {
  const wide = '@media (min-width:56.25rem){.css-a{margin:2px;}}';
  const always = '@media (min-width:0rem){.css-a{margin:1px;}.css-a:hover{margin:0;}}';
  const upTo = '@media (min-width:0rem) and (max-width:37.496875rem){.css-a{margin:3px;}}';
  expect(trimRules(always + wide + upTo)).toBe(
    `.css-a{margin:1px;}.css-a:hover{margin:0;}${wide}${upTo}`,
  );
});

it('rules of one name that follow each other are one rule, in their order, and no others are', () => {
  const own = '.css-a{color:red;}.css-a{gap:0px;}.css-a{margin:0;}';
  expect(trimRules(own)).toBe('.css-a{color:red;gap:0px;margin:0;}');
  const others =
    '.css-a{gap:0;}.css-ab{gap:1px;}.css-a:hover{gap:2px;}.css-b>.css-a{gap:3px;}.css-a{gap:4px;}';
  expect(trimRules(others)).toBe(others);
  const inside = '@media (min-width:900px){.css-a{gap:0;}}.css-a{gap:1px;}';
  expect(trimRules(inside)).toBe(inside);
});

it("the style cache leaves the server's style element where it is", () => {
  document.head.innerHTML = `${styleElement('.css-a{color:red;}')}<meta name="last">`;
  show('#123456');
  expect(document.head.firstElementChild?.textContent).toBe('.css-a{color:red;}');
});
