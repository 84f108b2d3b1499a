import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installDebianPackage } from './install-debian-package.mjs';
import { root, stop } from './set-up.mjs';

/** The browser without its window: its pages cost the processor less than half of the whole browser's. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

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
  if (!installDebianPackage('chromium-headless-shell')) return undefined;
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined;
}

/**
 * The browser for the tests: `CHROMIUM_PATH`; else Chromium's headless shell, which is installed where we
 * are root on Debian; else a browser of the system or Playwright's own, which is downloaded where there is
 * none. Ends with one line when there is none to be had.
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : stop(`CHROMIUM_PATH: there is no file ${given}.`);
  if (existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
  return (
    installFromDebian() ??
    systemBrowser() ??
    playwrightBrowser() ??
    installFromPlaywright() ??
    stop('No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to it.')
  );
}
