import { rm } from 'node:fs/promises';
import { storePaths, writeFileAtomic } from '../store-files';
import type { AuditEntry, AuditLine } from './audit-entry';
import { appendLine, textOfLine } from './audit-log';

/** Notes what switches nothing, e.g. a new link to a preview. To be called under the lock. */
export const noteBeside = (root: string, entry: AuditEntry): Promise<void> =>
  appendLine(root, { at: new Date().toISOString(), ...entry });

/**
 * Makes a switch and notes it. What is to be noted is written down before: whoever is killed between
 * the two leaves it for the next writer.
 */
export async function noteAround(
  root: string,
  number: number,
  entry: AuditEntry,
  work: () => Promise<void>,
): Promise<void> {
  const { pendingAudit } = storePaths(root);
  const line: AuditLine = { at: new Date().toISOString(), number, ...entry };
  await writeFileAtomic(pendingAudit, textOfLine(line));
  await work();
  await appendLine(root, line);
  await rm(pendingAudit, { force: true });
}
