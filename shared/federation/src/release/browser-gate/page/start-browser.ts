import type { Browser } from 'puppeteer-core';

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
