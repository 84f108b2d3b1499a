import { waitForForms, waitForPage } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';

/** What a page does with its styles until React works in it. */
interface StyleWork {
  /** Style elements that were taken out, of which those that were moved are a part. */
  removed: string[];
  /** Rules that were written one by one. */
  rules: string[];
  /** Style elements that set variables of the theme, but for the server's. */
  variables: string[];
}

declare global {
  interface Window {
    styleWork?: StyleWork;
    /** What the page has done that needs the browser's data on languages. */
    languageWork?: string[];
  }
}

/** Notes what a page does that has a browser load its data on languages when it is done first: a long task on a phone. */
function watchLanguageWork(): void {
  const work: string[] = [];
  window.languageWork = work;
  const watch = (owner: object, name: string): void => {
    const found: unknown = Reflect.get(owner, name);
    if (typeof found !== 'function') throw new Error(`there is no ${name} to watch`);
    const note = (options: ArrayLike<unknown>) =>
      work.push(`${name} ${JSON.stringify(Array.from(options))}`);
    const noted = new Proxy(found, {
      apply(target, self, options) {
        note(options);
        return Reflect.apply(target, self, options);
      },
      construct(target, options) {
        note(options);
        return Reflect.construct(target, options);
      },
    });
    Object.defineProperty(owner, name, { value: noted });
  };
  for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator', 'PluralRules', 'Segmenter'])
    watch(Intl, name);
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
    watch(Date.prototype, name);
  watch(Number.prototype, 'toLocaleString');
  watch(String.prototype, 'localeCompare');
}

function watchStyles(): void {
  const work: StyleWork = { removed: [], rules: [], variables: [] };
  const isAlive = () => document.documentElement.hasAttribute('data-alive');
  const isStyle = (node: Node): node is HTMLStyleElement => node instanceof HTMLStyleElement;
  window.styleWork = work;
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function (rule, at) {
    if (!isAlive()) work.rules.push(rule);
    return insertRule.call(this, rule, at);
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of [...removedNodes].filter(isStyle))
        work.removed.push(node.textContent.slice(0, 80));
      for (const node of [...addedNodes].filter(isStyle))
        if (node.id !== 'theme-variables' && /--site-[\w-]+:/.test(node.textContent))
          work.variables.push(node.textContent.slice(0, 80));
    }
    if (isAlive()) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

/** The list of a field that is closed: its rule is written, and no element has it. */
const CLOSED_LIST = /^\.css-[\w-]+\{z-index:var\(--site-zIndex-modal\);\}$/;

for (const path of [
  '/',
  '/product/vayu_marut',
  '/product/vayu_marut/technical-specifications',
  '/test-ride?dealer=1001',
  '/locate-dealer',
  '/order/history',
  '/vayu_marut-gt/preorder',
  '/company-office',
])
  test(`${path} comes alive without working out a style anew, and without the browser's data on languages`, async ({
    page,
  }) => {
    await page.addInitScript(watchStyles);
    await page.addInitScript(watchLanguageWork);
    await page.goto(path);
    await waitForPage(page);
    const { removed, rules, variables } = (await page.evaluate(() => window.styleWork)) ?? {};
    expect(removed).toEqual([]);
    expect(rules?.filter((rule) => !CLOSED_LIST.test(rule))).toEqual([]);
    expect(variables).toEqual([]);
    await waitForForms(page);
    expect(await page.evaluate(() => window.languageWork)).toEqual([]);
  });

const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

test('a browser is told to compile each script of a page while it is on its way', async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(asked.url());
  });
  await page.goto('/test-ride?dealer=1001');
  await waitForPage(page);
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    const text = await (await request.get(script)).text();
    expect(text.slice(0, COMPILE_HINT.length), script).toBe(COMPILE_HINT);
  }
});
