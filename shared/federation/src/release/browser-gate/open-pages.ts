import type { Browser, ConsoleMessage, Page } from 'puppeteer-core';
import { type Finding, findingOfRule, findingOfText } from './new-findings';

/** How long a page may take to load, and then until React works in it, in ms. */
const LIMIT_MS = 60_000;

/** How long the requests of a page are waited for after that, in ms. */
const QUIET_LIMIT_MS = 10_000;

/** Only this machine is asked: what others answer says nothing about a release. */
const NO_OTHERS = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Starts the browser that pages are opened in. @param file as of findBrowser */
export async function startBrowser(file: string): Promise<Browser> {
  const { default: puppeteer } = await import('puppeteer-core');
  return puppeteer.launch({
    executablePath: file,
    headless: file.includes('headless-shell') ? 'shell' : true,
    args: [NO_OTHERS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}

/** Runs in the page: React keeps a reference on each element of a remote that it has taken over. */
const isHydrated = (): boolean =>
  [...document.querySelectorAll('main [data-mf] *')].some((element) =>
    Object.keys(element).some((key) => key.startsWith('__react')),
  );

/**
 * Runs in the page. React takes elements over one after the other and says only at the end that they do not
 * match: it has come to the end when the browser has nothing to do.
 */
export const settle = async (): Promise<void> => {
  for (const _turn of [1, 2, 3]) {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 }));
    await new Promise((resolve) => setTimeout(resolve));
  }
};

interface AxeWindow {
  axe: {
    run: (
      context: object,
      options: object,
    ) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
  };
}

/** Runs in the page. Frames of other origins are not ours. */
const runAxe = async (): Promise<{ rule: string; where: string }[]> => {
  const { axe } = window as unknown as AxeWindow;
  const { violations } = await axe.run({ exclude: [['iframe']] }, { resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => ({ rule: id, where: String(nodes[0]?.target) }));
};

/** What a page has said: of an error its own words, which the message alone does not have. */
async function wordsOf(message: ConsoleMessage): Promise<string> {
  const parts = message
    .args()
    .map((one) => one.evaluate((value: unknown) => (value instanceof Error ? value.stack : value)));
  const words = await Promise.all(parts).catch(() => []);
  return words.length > 0 ? words.map(String).join(' ') : message.text();
}

async function look(page: Page, address: string, findings: Finding[]): Promise<void> {
  await page.goto(address, { waitUntil: 'load', timeout: LIMIT_MS });
  try {
    await page.waitForFunction(isHydrated, { timeout: LIMIT_MS });
  } catch (_tooLong) {
    findings.push({ kind: 'hydration', text: 'its scripts do not take it over in the browser' });
  }
  // Parts may come later; a page that asks on and on is looked at as it is then.
  await page.waitForNetworkIdle({ timeout: QUIET_LIMIT_MS }).catch((error: unknown) => {
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
  });
  await page.evaluate(settle);
  const { default: axe } = await import('axe-core');
  await page.evaluate(axe.source);
  for (const { rule, where } of await page.evaluate(runAxe))
    findings.push(findingOfRule(rule, where));
}

/**
 * Opens a page once, in a browser that knows nothing of it, and says what is wrong with it there.
 * @param afterwards done with the page once it was looked at
 */
export async function openPage(
  browser: Browser,
  origin: string,
  path: string,
  afterwards?: (page: Page) => Promise<void>,
): Promise<Finding[]> {
  const context = await browser.createBrowserContext();
  const findings: Finding[] = [];
  try {
    const page = await context.newPage();
    const said: Promise<string>[] = [];
    page.on('console', (message) => {
      const isOurs = (message.location().url ?? origin).startsWith(origin);
      if (message.type() === 'error' && isOurs) said.push(wordsOf(message));
    });
    page.on('pageerror', (error) => findings.push(findingOfText(String(error))));
    const isOpen = await look(page, origin + path, findings).then(
      () => true,
      (error: unknown) => {
        findings.push(findingOfText(String(error)));
        return false;
      },
    );
    findings.push(...(await Promise.all(said)).map(findingOfText));
    if (isOpen) await afterwards?.(page);
    return findings;
  } finally {
    await context.close();
  }
}
