import type { AuditEntry, AuditLine } from './audit-entry';
import { readAudit } from './audit-log';

/** What changes nothing for most visitors. */
const BESIDE: readonly AuditEntry['action'][] = [
  'preview',
  'canary',
  'canary-end',
  'schedule',
  'cancel',
];

/** Whether a line is of a switch that may have given all visitors another version. */
export const isForAll = ({ action }: Pick<AuditEntry, 'action'>): boolean =>
  !BESIDE.includes(action);

/**
 * The switches that gave all visitors of a remote another version, as the audit log has them, oldest first. One back to
 * a named set (`back-to`) is of every remote, and names the set.
 */
export async function readSwitches(root: string, remote: string): Promise<AuditLine[]> {
  return (await readAudit(root)).filter(
    (line) => (line.remote === remote || line.action === 'back-to') && isForAll(line),
  );
}
