import type { AuditEntry } from './audit/audit-entry';
import { noteBeside } from './audit/note-switch';
import type { Start } from './starts/starts';
import { storePaths } from './store-files';
import { trialName } from './trial-stops';
import { writeNew } from './write-new';

/**
 * Leaves a mark that a start is known.
 * @returns false when there is one
 * @throws the file system's error: a full disk, no permission
 */
export async function markStart(dir: string, start: Start): Promise<boolean> {
  const { remote, version, startsAt } = start;
  const name = `${trialName(remote, version)}@${startsAt.replaceAll(':', '')}.json`;
  return writeNew(dir, name, `${JSON.stringify(start)}\n`);
}

/** What the audit log and the chat say of a start. @param who whoever saw it first */
export const entryOfStart = (
  { remote, version, from, startsAt }: Start,
  who: string,
): AuditEntry => ({
  who,
  action: 'start',
  remote,
  from,
  to: version,
  why: `as planned for ${startsAt}`,
});

/**
 * Notes a start in the store's audit log, once, whoever sees it first.
 * @returns false when it is noted already
 * @throws as {@link markStart}
 */
export async function noteStart(root: string, start: Start, who: string): Promise<boolean> {
  if (!(await markStart(storePaths(root).starts, start))) return false;
  await noteBeside(root, entryOfStart(start, who));
  return true;
}
