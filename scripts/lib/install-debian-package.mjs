import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A mirror that does not answer must not stop a test run, in ms. */
const LIMIT_MS = 180_000;

/**
 * Installs a package of the system where we may: as root on Debian and its relatives.
 * @param {string} name
 * @returns {boolean} whether it is installed now; false elsewhere, and when it cannot be had
 */
export function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`• installing Debian's ${name}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: 'ignore', env, timeout: LIMIT_MS }).status ===
    0;
  return apt('update') && apt('install', '-y', name);
}
