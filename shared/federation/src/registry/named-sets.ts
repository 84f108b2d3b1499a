import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openRegistry } from './envelope/open-registry';
import type { Registry } from './schema/registry-schema';
import { defaultVersion, offeredRemotes } from './select';
import { startsOf } from './starts/starts';
import { withStarts } from './starts/with-starts';
import { locked } from './store/lock';
import { readRegistry } from './store/read-registry';
import { storePaths, writeFileAtomic } from './store-files';
import { readKeyToTrust } from './store-keys';

/** Remote → version that all visitors got when the set was named. */
export type VersionSet = Readonly<Record<string, string>>;

const NAME = /^[a-z0-9][a-z0-9.-]{0,59}$/;

function fileOf(root: string, name: string): string {
  if (NAME.test(name)) return join(storePaths(root).sets, `${name}.json`);
  throw new Error(`"${name}" cannot name a set: use small letters, digits, dots and hyphens.`);
}

/** The versions that all visitors get. */
export const setOf = (registry: Registry): VersionSet =>
  Object.fromEntries(
    offeredRemotes(registry).map(([remote, versions]) => [
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
    const text = await readFile(storePaths(root).registry, 'utf8');
    await writeFileAtomic(file, `${JSON.stringify({ at: new Date().toISOString(), text })}\n`);
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
  return setOf(await openSet(root, text));
}

/** The registry of a set at the moment when it was named. */
async function openSet(root: string, file: string): Promise<Registry> {
  const { at, text } = JSON.parse(file) as { at?: string; text?: string };
  // Sets of older tools are the registry itself: nothing of it had a time to wait for.
  const { registry } = openRegistry(text ?? file, await readKeyToTrust(root));
  return withStarts(
    registry,
    startsOf(registry, Date.parse(at ?? ''), () => false),
  );
}

/** Every named set. @throws as {@link readSet} */
export async function readSets(root: string): Promise<VersionSet[]> {
  return Promise.all((await namesIn(root)).map((name) => readSet(root, name)));
}
