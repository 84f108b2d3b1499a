import { existsSync } from 'node:fs';

const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Chromium's file: `CHROMIUM_PATH`, else one of the system; undefined when there is none.
 * @throws Error when `CHROMIUM_PATH` names no file: whoever set it wants pages opened in that browser
 */
export function findBrowser(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (!given) return SYSTEM.find((file) => existsSync(file));
  if (existsSync(given)) return given;
  throw new Error(`CHROMIUM_PATH: there is no file ${given}.`);
}
