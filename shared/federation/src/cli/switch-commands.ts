import { providedVersions } from '../preset/shared-policy';
import { rollbackRemote } from '../release/rollback';
import { currentUser, hostDir, releasesDir } from '../workspace';
import type { Command } from './parse-command';

/** `pnpm release rollback <remote>`. */
export async function rollback(remote: string, options: Command['options']): Promise<void> {
  const started = performance.now();
  const { version } = options;
  const live = await rollbackRemote({
    store: releasesDir(),
    remote,
    who: currentUser(),
    why: String(options['note'] ?? ''),
    provides: providedVersions(hostDir),
    ...(version === undefined ? {} : { version: String(version) }),
  });
  console.log(
    `${remote} ${live.metadata.version} is live (${Math.round(performance.now() - started)} ms)`,
  );
}
