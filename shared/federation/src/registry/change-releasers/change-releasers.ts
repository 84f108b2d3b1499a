import type { AuditEntry } from '../audit/audit-entry';
import { keyRingOf } from '../envelope/numbered-registry';
import { keepReleasers, nextListNumber } from '../kept-releasers';
import type { Releaser } from '../releasers/releaser-schema';
import { sealReleasers } from '../releasers/signed-releasers';
import { locked } from '../store/lock';
import { readNumbered } from '../store/read-registry';
import { writeRegistry } from '../store/write-registry';
import { readKeys } from '../store-keys';
import { resignEntries } from './resign-entries';

/** Changes who may release what. Only the holder of the registry's own key can. */
export async function changeReleasers(
  root: string,
  audit: Pick<AuditEntry, 'who' | 'action' | 'to' | 'why'>,
  change: (list: readonly Releaser[]) => Releaser[],
): Promise<readonly Releaser[]> {
  return locked(root, async () => {
    const { privateKey, publicKey: rootKey } = await readKeys(root);
    const current = await readNumbered(root, rootKey);
    const list = change(current.releasers?.list ?? []);
    const releasers = sealReleasers(list, nextListNumber(current.releasers), privateKey);
    const [before, after] = [keyRingOf(current, rootKey), keyRingOf({ releasers }, rootKey)];
    await resignEntries(root, current.registry, { before, after, privateKey });
    await keepReleasers(root, releasers);
    await writeRegistry(root, current.registry, {
      signer: { name: undefined, privateKey },
      rootKey,
      last: current.number,
      releasers,
      before: current,
      audit: { ...audit, remote: '*', from: null },
    });
    return list;
  });
}
