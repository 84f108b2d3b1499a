import { readOwnRights } from '../../registry';
import { pruneStore } from '../../release/prune/prune';
import { currentUser, releasesDir } from '../../workspace';
import type { Command } from '../parse/parse-command';
import { wholeNumber } from '../parse/whole-number';

const MB = 1_000_000;

/** `pnpm release prune`. */
export async function prune(options: Command['options']): Promise<void> {
  const dryRun = options['dry-run'] === true;
  // Who only looks needs no key.
  const rights = dryRun ? undefined : await readOwnRights(releasesDir());
  const pruned = await pruneStore({
    store: releasesDir(),
    who: currentUser(),
    keep: wholeNumber('keep', options['keep'], 5, { least: 1 }),
    days: wholeNumber('days', options['days'], 14),
    dryRun,
    ...(rights ? { mayRelease: rights.mayRelease } : {}),
  });
  for (const { folder, bytes } of pruned)
    console.log(`${dryRun ? 'would go' : 'gone'}: ${folder} (${(bytes / MB).toFixed(1)} MB)`);
  if (pruned.length === 0) console.log('Everything that is released may still be needed.');
}
