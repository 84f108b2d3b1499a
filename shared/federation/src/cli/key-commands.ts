import { readFile, writeFile } from 'node:fs/promises';
import {
  ALL_REMOTES,
  allowReleaser,
  CONTENT,
  emptyRegistry,
  newKeyPair,
  type Releaser,
  readKeyToTrust,
  readNumbered,
  readRegistry,
  revokeReleaser,
} from '../registry';
import { currentUser, placeOf, releasesDir, remoteNames } from '../workspace';
import { allowedName } from './known-name';
import type { Command } from './parse/parse-command';

/** `pnpm release new-key <name>`: writes a pair of keys where the person stands. */
export async function newKey(name: string): Promise<void> {
  const { privateKey, publicKey } = newKeyPair();
  const [own, open] = [placeOf(`${name}.key`), placeOf(`${name}.pub`)];
  await writeFile(own, privateKey, { mode: 0o600, flag: 'wx' });
  await writeFile(open, publicKey, { flag: 'wx' });
  console.log(
    `${own}: yours alone. Release with RELEASE_KEY=${own}\n` +
      `${open}: for whoever holds the registry's own key, who lets it in:\n` +
      `  pnpm release allow ${name} --public-key ${name}.pub --remotes mf-catalog`,
  );
}

function readRemotes(option: string | boolean | undefined): string[] {
  const words = String(option ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  if (words.length === 0)
    throw new Error('Name the remotes: --remotes mf-catalog,mf-dealers or all');
  return words.includes('all') ? [ALL_REMOTES] : words.map((word) => allowedName(word));
}

async function readPublicKey(option: string | boolean | undefined): Promise<string> {
  const given = String(option ?? '');
  if (given === '') throw new Error('Name the file of the public key: --public-key ravi.pub');
  return given.includes('PUBLIC KEY') ? given : readFile(placeOf(given), 'utf8');
}

const sayList = (list: readonly Releaser[]): string =>
  list.map(({ name, remotes }) => `${name}: ${remotes.join(', ')}`).join('\n') ||
  "Only the registry's own key releases.";

/** `pnpm release allow <name>`. */
export async function allow(name: string, options: Command['options']): Promise<void> {
  const remotes = readRemotes(options['remotes']);
  const publicKey = await readPublicKey(options['public-key']);
  const released = Object.keys(
    (await readRegistry(releasesDir()).catch(emptyRegistry)).microFrontends,
  );
  const known = [...remoteNames(), ...released, CONTENT, ALL_REMOTES];
  for (const remote of remotes.filter((one) => !known.includes(one)))
    console.log(`${remote} is not in this repository, and nothing of it is released yet.`);
  console.log(
    sayList(await allowReleaser(releasesDir(), { name, publicKey, remotes }, currentUser())),
  );
}

/** `pnpm release revoke <name>`. */
export async function revoke(name: string): Promise<void> {
  console.log(sayList(await revokeReleaser(releasesDir(), name, currentUser())));
}

/** `pnpm release keys`: who may release what. */
export async function keys(): Promise<void> {
  const { releasers } = await readNumbered(releasesDir(), await readKeyToTrust(releasesDir()));
  console.log(sayList(releasers?.list ?? []));
}
