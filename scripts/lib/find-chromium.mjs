import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, stop } from './set-up.mjs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const systemBrowser = () => SYSTEM.find((file) => existsSync(file));

function playwrightBrowser() {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

const attempt = (command, args, timeout) =>
  spawnSync(command, args, { cwd: join(root, 'e2e'), stdio: 'ignore', timeout }).status === 0;

function installFromPlaywright() {
  console.log("• downloading Playwright's Chromium");
  return attempt('npx', ['--yes', 'playwright', 'install', 'chromium'], 180_000)
    ? playwrightBrowser()
    : undefined;
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log("• installing Debian's Chromium");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: 'ignore', env }).status === 0;
  return apt('update') && apt('install', '-y', 'chromium') ? systemBrowser() : undefined;
}

/**
 * The browser for the tests: `CHROMIUM_PATH`, one of the system, Playwright's own; else it is installed,
 * from Debian when root there, from Playwright elsewhere. Ends with one line when there is none to be had.
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : stop(`CHROMIUM_PATH: there is no file ${given}.`);
  return (
    systemBrowser() ??
    playwrightBrowser() ??
    installFromDebian() ??
    installFromPlaywright() ??
    stop('No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to it.')
  );
}
