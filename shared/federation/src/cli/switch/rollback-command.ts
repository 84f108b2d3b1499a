import { isCanary, readRegistry } from '../../registry';
import { rollbackRemote } from '../../release/rollback/rollback';
import { endCanary } from '../../release/share/end-canary';
import { releasesDir } from '../../workspace';
import { readNote } from '../ask-note';
import { type Options, request, timed, versionIn } from './switch-request';

/** `pnpm release rollback <remote>`: ends a trial when there is one, else goes back to the release before. */
export async function rollback(remote: string, options: Options): Promise<void> {
  const known = (await readRegistry(releasesDir())).microFrontends[remote] ?? [];
  const isTrial = options['version'] === undefined && known.some(isCanary);
  const why = await readNote(options, { isUrgent: true });
  await timed(async () => {
    if (isTrial) {
      const { metadata } = await endCanary(request(remote, why));
      return `the trial of ${remote} ${metadata.version} has ended`;
    }
    const { metadata } = await rollbackRemote({
      ...request(remote, why),
      ...versionIn(options),
    });
    return `${remote} ${metadata.version} is live`;
  });
}
