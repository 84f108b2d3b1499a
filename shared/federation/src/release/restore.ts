import { lastSwitch, type RegistryVersion } from '../registry';
import { type RollbackRequest, rollbackRemote } from './rollback';

/**
 * Makes an earlier release live again because the sources are those of it again, unless somebody
 * rolled back from it: then it is out on purpose, and a start must not undo that.
 * @returns who rolled back from it, or undefined when it is live now
 * @throws what {@link rollbackRemote} throws
 */
export async function restoreRelease(
  earlier: RegistryVersion,
  request: Omit<RollbackRequest, 'version' | 'action' | 'why'>,
): Promise<{ rolledBackBy: string } | undefined> {
  const { version } = earlier.metadata;
  const last = await lastSwitch(request.store, request.remote);
  if (last?.action === 'rollback' && last.from === version) return { rolledBackBy: last.who };
  const why = 'these sources were released before';
  await rollbackRemote({ ...request, version, why, action: 'restore' });
  return undefined;
}
