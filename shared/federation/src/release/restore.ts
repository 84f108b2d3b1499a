import { type RegistryVersion, readSet, readSwitches } from '../registry';
import { type RollbackRequest, rollbackRemote } from './rollback/rollback';

interface Restore {
  /** Releases folder. */
  store: string;
  remote: string;
}

/** Who took a version from all visitors with the last switch, by a rollback or by the emergency stop; undefined for nobody. */
async function takenBackBy(
  { store, remote }: Restore,
  version: string,
): Promise<string | undefined> {
  const last = (await readSwitches(store, remote)).at(-1);
  if (last?.action === 'rollback') return last.from === version ? last.who : undefined;
  if (last?.action !== 'back-to') return undefined;
  // A set that is lost says nothing: then the stop counts for every remote.
  const set = await readSet(store, last.to).catch(() => undefined);
  return set === undefined || set[remote] !== undefined ? last.who : undefined;
}

/**
 * Makes an earlier release live again because the sources are those of it again, unless somebody
 * rolled back from it or stopped everything: then it is out on purpose, and a start must not undo that.
 * @returns who took it back, or undefined when it is live now
 * @throws what {@link rollbackRemote} throws
 */
export async function restoreRelease(
  earlier: RegistryVersion,
  request: Omit<RollbackRequest, 'version' | 'action' | 'why'>,
): Promise<{ rolledBackBy: string } | undefined> {
  const { version } = earlier.metadata;
  const rolledBackBy = await takenBackBy(request, version);
  if (rolledBackBy !== undefined) return { rolledBackBy };
  const why = 'these sources were released before';
  await rollbackRemote({ ...request, version, why, action: 'restore' });
  return undefined;
}
