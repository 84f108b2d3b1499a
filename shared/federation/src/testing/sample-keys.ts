import { allowReleaser, newKeyPair } from '../registry';

/**
 * Lets a new key into a store, for tests.
 * @returns its private half, as PEM
 */
export async function letIn(root: string, name: string, remotes: string[]): Promise<string> {
  const { privateKey, publicKey } = newKeyPair();
  await allowReleaser(root, { name, publicKey, remotes }, 'the owner');
  return privateKey;
}

/** Does something as the holder of a key; with the registry's own for none. */
export async function withKey<T>(key: string | undefined, work: () => Promise<T>): Promise<T> {
  const before = process.env['RELEASE_KEY'];
  process.env['RELEASE_KEY'] = key ?? '';
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env['RELEASE_KEY'];
    else process.env['RELEASE_KEY'] = before;
  }
}
