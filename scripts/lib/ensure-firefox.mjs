import { existsSync } from 'node:fs';
import { installDebianPackage } from './install-debian-package.mjs';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/**
 * Sees to a Firefox for the one purchase that is tried in it: as root on Debian it is installed. Where
 * there is none to be had the tests run without, and that test says in its name that it did not run.
 */
export function ensureFirefox() {
  if (process.env.FIREFOX_PATH || PLACES.some((file) => existsSync(file))) return;
  if (!installDebianPackage('firefox-esr')) {
    console.log('• no Firefox could be installed: the purchase in it does not run');
  }
}
