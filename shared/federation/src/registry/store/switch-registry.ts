import type { AuditEntry } from '../audit/audit-entry';
import { noteLostSwitch } from '../audit/note-lost-switch';
import type { Signer } from '../parts/signer';
import type { Registry } from '../schema/registry-schema';
import { noteStart } from '../start-notes';
import { startedNow } from '../starts/started-now';
import { withUnchanged } from '../starts/with-unchanged';
import { removeLeftOvers } from '../store-files';
import { readOwnKey, signerOf } from '../store-keys';
import { tellWebhook } from '../tell-webhook';
import { locked } from './lock';
import { readNumbered } from './read-registry';
import { writeRegistry } from './write-registry';

interface RegistryChange {
  next: Registry;
  audit: AuditEntry;
}

/**
 * Switches the registry in one atomic step, under a lock, appends to the audit log, and tells the webhook.
 * @param change what has to hold at the moment of the switch belongs in here; it returns the next
 *   registry and what to note. Throwing leaves the registry as it was.
 * @throws NotAllowedError for a change that the key of whoever switches may not make
 */
export async function switchRegistry(
  root: string,
  change: (current: Registry, signer: Signer) => RegistryChange | Promise<RegistryChange>,
): Promise<Registry> {
  const switched = await locked(root, async () => {
    const own = await readOwnKey(root);
    const before = await readNumbered(root, own.rootKey);
    const signer = signerOf(own, before);
    await removeLeftOvers(root);
    await noteLostSwitch(root, before.number);
    const started = await startedNow(root, before.registry);
    for (const start of started.starts) await noteStart(root, start, 'the schedule');
    const { next, audit: said } = await change(started.registry, signer);
    // A key says who releases; without one of their own it is what people say of themselves.
    const audit = { ...said, who: signer.name ?? said.who };
    const { number: last, releasers } = before;
    await writeRegistry(root, withUnchanged(next, started.registry, before.registry), {
      signer,
      rootKey: own.rootKey,
      last,
      releasers,
      before,
      audit,
    });
    return { next, audit };
  });
  await tellWebhook(switched.audit);
  return switched.next;
}
