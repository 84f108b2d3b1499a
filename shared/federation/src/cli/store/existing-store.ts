import { readdir } from 'node:fs/promises';

/**
 * For what needs a store: a new clone has none until something is released.
 * @param bucket what the folder is a copy of, as `RELEASES_STORE` names it
 * @throws Error that says what makes one, where the folder is empty or not there
 */
export async function refuseMissingStore(store: string, bucket?: string): Promise<void> {
  const files = await readdir(store).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  // Copies of buckets and locks begin with a dot, and are made before there is anything.
  if (files.some((name) => !name.startsWith('.'))) return;
  throw new Error(
    `Nothing is released in ${bucket ?? store}. \`npm start\` or \`pnpm release <remote>\` makes a store there; RELEASES_DIR or RELEASES_STORE names another one.`,
  );
}
