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

/** @throws what is no time limit */
export function ignoreTimeout(error: unknown): void {
  if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
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
const settle = async (): Promise<void> => {
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

async function findByAxe(page: Page): Promise<Finding[]> {
  const { default: axe } = await import('axe-core');
  await page.evaluate(axe.source);
  const broken = await page.evaluate(runAxe);
  return broken.map(({ rule, where }) => findingOfRule(rule, where));
}

/** Waits until a page has everything and nothing to do. */
async function rest(page: Page): Promise<void> {
  // Parts may come later; a page that asks on and on is looked at as it is then.
  await page.waitForNetworkIdle({ timeout: QUIET_LIMIT_MS }).catch(ignoreTimeout);
  await page.evaluate(settle);
}

async function load(page: Page, address: string): Promise<Finding[]> {
  await page.goto(address, { waitUntil: 'load', timeout: LIMIT_MS });
  let findings: Finding[] = [];
  await page.waitForFunction(isHydrated, { timeout: LIMIT_MS }).catch((error: unknown) => {
    ignoreTimeout(error);
    findings = [{ kind: 'hydration', text: 'its scripts do not take it over in the browser' }];
  });
  await rest(page);
  return findings;
}

interface FederatedWindow {
  __FEDERATION__: {
    __INSTANCES__: {
      loadShare: (key: string) => Promise<() => { openSlot: (name: string) => void }>;
    }[];
  };
}

/** Runs in the page: asks the shell to open a slot, as a remote does. */
const askForSlot = async (name: string): Promise<void> => {
  const { __FEDERATION__: federation } = window as unknown as FederatedWindow;
  const shell = await federation.__INSTANCES__[0]?.loadShare('@site/shell');
  shell?.().openSlot(name);
};

/** Opens a slot of a page that is loaded. */
async function openSlotOf(page: Page, slot: string): Promise<Finding[]> {
  await page.evaluate(askForSlot, slot);
  try {
    await page.waitForSelector(`[data-slot="${slot}"]`, { timeout: LIMIT_MS });
  } catch (error) {
    ignoreTimeout(error);
    return [{ kind: 'slot', text: 'it does not come when the shell opens it' }];
  }
  await rest(page);
  return [];
}

/** What is to be opened. */
export interface Opening {
  /** Address of a page, from `/`. */
  path: string;
  /** A slot that is opened on it. */
  slot?: string | undefined;
  /** Done with the page once it was looked at. */
  afterwards?: (page: Page) => Promise<void>;
}

/** A slot is looked at where there is room for each: the Products submenu is one of wide windows. In px. */
const WIDE = { width: 1_440, height: 900 };

async function look(page: Page, origin: string, { path, slot }: Opening): Promise<Finding[]> {
  if (slot !== undefined) await page.setViewport(WIDE);
  const findings = await load(page, origin + path);
  if (slot !== undefined) findings.push(...(await openSlotOf(page, slot)));
  return [...findings, ...(await findByAxe(page))];
}

/** Opens a page once, in a browser that knows nothing of it, and says what is wrong with it there. */
export async function openPage(
  browser: Browser,
  origin: string,
  opening: Opening,
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
    const isOpen = await look(page, origin, opening).then(
      (found) => findings.push(...found) >= 0,
      (error: unknown) => {
        findings.push(findingOfText(String(error)));
        return false;
      },
    );
    findings.push(...(await Promise.all(said)).map(findingOfText));
    if (isOpen) await opening.afterwards?.(page);
    return findings;
  } finally {
    await context.close();
  }
}
