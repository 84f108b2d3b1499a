import type { Browser } from 'puppeteer-core';

/** Only this machine is asked: what others answer says nothing about a release. */
const NO_OTHERS = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** A page that does not answer for so many ms blocks itself. Longer than each wait for something in a page, which has an end of its own. */
const SILENCE_MS = 90_000;

/** Starts the browser that pages are opened in. @param file as of findBrowser */
export async function startBrowser(file: string): Promise<Browser> {
  const { default: puppeteer } = await import('puppeteer-core');
  return puppeteer.launch({
    executablePath: file,
    headless: file.includes('headless-shell') ? 'shell' : true,
    protocolTimeout: SILENCE_MS,
    args: [NO_OTHERS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}
