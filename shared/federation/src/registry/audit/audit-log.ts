import { appendFile, readFile } from 'node:fs/promises';
import { behindOf } from '../behind';
import { exists, storePaths } from '../store-files';
import type { AuditLine } from './audit-entry';

/** A line as it stands in the file. */
export const textOfLine = (line: AuditLine): string => `${JSON.stringify(line)}\n`;

/** Whether a last line was cut off by the end of whoever wrote it: then a new one must not begin in it. */
const separator = (log: string): string => (log === '' || log.endsWith('\n') ? '' : '\n');

/**
 * The lines of the audit log, oldest first. A line that a killed writer cut off is left out: what it
 * was to say is written again by {@link noteLostSwitch}.
 */
export async function readAudit(root: string): Promise<AuditLine[]> {
  const { audit } = storePaths(root);
  if (!(await exists(audit))) return [];
  return (await readFile(audit, 'utf8')).split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as AuditLine];
    } catch (_cutOff) {
      return [];
    }
  });
}

/**
 * Adds a line to the audit log of a store: in the bucket, where one is behind the folder.
 * @throws the file system's error, BucketError
 */
export async function appendLine(root: string, line: AuditLine): Promise<void> {
  const elsewhere = behindOf(root);
  if (elsewhere?.append) return elsewhere.append(textOfLine(line));
  const { audit } = storePaths(root);
  const log = await readFile(audit, 'utf8').catch(() => '');
  await appendFile(audit, separator(log) + textOfLine(line));
}
