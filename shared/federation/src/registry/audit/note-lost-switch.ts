import { readFile, rm } from 'node:fs/promises';
import { storePaths } from '../store-files';
import type { AuditLine } from './audit-entry';
import { appendLine, readAudit } from './audit-log';

/**
 * Notes the switch of a writer that was killed before it could. To be called under the lock.
 * @param number of the registry in force: a switch that never came is not noted
 */
export async function noteLostSwitch(root: string, number: number): Promise<void> {
  const { pendingAudit } = storePaths(root);
  // No switch is pending: the usual case.
  const text = await readFile(pendingAudit, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const line = JSON.parse(text) as AuditLine;
  const isNoted = (await readAudit(root)).some((noted) => noted.number === line.number);
  if (line.number === number && !isNoted) await appendLine(root, line);
  await rm(pendingAudit, { force: true });
}
