import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openRegistry } from './envelope';
import type { Registry } from './schema';
import { defaultVersion } from './select';
import { locked, readRegistry } from './store';
import { storePaths, writeFileAtomic } from './store-files';
import { readKeyToTrust } from './store-keys';

/** Remote → version that all visitors got when the set was named. */
export type VersionSet = Readonly<Record<string, string>>;

const NAME = /^[a-z0-9][a-z0-9.-]{0,59}$/;

function fileOf(root: string, name: string): string {
  if (NAME.test(name)) return join(storePaths(root).sets, `${name}.json`);
  throw new Error(`"${name}" cannot name a set: use small letters, digits, dots and hyphens.`);
}

const setOf = ({ microFrontends }: Registry): VersionSet =>
  Object.fromEntries(
    Object.entries(microFrontends).map(([remote, versions]) => [
      remote,
      defaultVersion(versions).metadata.version,
    ]),
  );

/**
 * Names what is live now. The set is kept as the signed registry of this moment; a name that exists is
 * given to the new one.
 */
export async function nameSet(root: string, name: string): Promise<VersionSet> {
  const file = fileOf(root, name);
  return locked(root, async () => {
    const registry = await readRegistry(root, await readKeyToTrust(root));
    await mkdir(storePaths(root).sets, { recursive: true });
    await writeFileAtomic(file, await readFile(storePaths(root).registry));
    return setOf(registry);
  });
}

const namesIn = async (root: string): Promise<string[]> =>
  (await readdir(storePaths(root).sets).catch(() => []))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));

/**
 * The versions of a named set.
 * @throws Error that names the sets there are; RegistryError for one that is not as it was signed
 */
export async function readSet(root: string, name: string): Promise<VersionSet> {
  const text = await readFile(fileOf(root, name), 'utf8').catch(() => undefined);
  if (text === undefined) {
    const names = (await namesIn(root)).join(', ') || 'none';
    throw new Error(`There is no set "${name}". Named: ${names}.`);
  }
  return setOf(openRegistry(text, await readKeyToTrust(root)).registry);
}

/** Every named set. @throws as {@link readSet} */
export async function readSets(root: string): Promise<VersionSet[]> {
  return Promise.all((await namesIn(root)).map((name) => readSet(root, name)));
}
