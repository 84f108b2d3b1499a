import type { Browser, ConsoleMessage } from 'puppeteer-core';
import { type Finding, findingOfError, findingOfText } from '../new-findings';
import { lookAtPage, type Opening } from './look-at-page';

/** What a page has said: of an error its own words, which the message alone does not have. */
async function wordsOf(message: ConsoleMessage): Promise<string> {
  const parts = message
    .args()
    .map((one) => one.evaluate((value: unknown) => (value instanceof Error ? value.stack : value)));
  const words = await Promise.all(parts).catch(() => []);
  return words.length > 0 ? words.map(String).join(' ') : message.text();
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
    const isOpen = await lookAtPage(page, origin, opening).then(
      (found) => findings.push(...found) >= 0,
      (error: unknown) => {
        findings.push(findingOfError(error));
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
