import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/**
 * Sees to a Firefox for the one purchase that is tried in it: as root on Debian it is installed. Where
 * there is none to be had the tests run without, and that test says in its name that it did not run.
 */
export function ensureFirefox() {
  if (process.env.FIREFOX_PATH || PLACES.some((file) => existsSync(file))) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log("• installing Debian's Firefox");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: 'ignore', env, timeout: 180_000 }).status === 0;
  if (!(apt('update') && apt('install', '-y', 'firefox-esr'))) {
    console.log('• no Firefox could be installed: the purchase in it does not run');
  }
}
