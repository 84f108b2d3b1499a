import { appendFile, readFile, rm } from 'node:fs/promises';
import { behindOf } from './behind';
import { exists, storePaths, writeFileAtomic } from './store-files';

/** One switch of the registry, for the audit log. */
export interface AuditEntry {
  who: string;
  /** `restore`: `npm start` found that the sources are those of an earlier release again; `repair`: of the whole registry. */
  action:
    | 'release'
    | 'rollback'
    | 'restore'
    | 'repair'
    | 'prune'
    /** Every remote went back to the versions of a named set. */
    | 'back-to'
    /** Released, or named again, for preview links. */
    | 'preview'
    /** A share of the visitors gets it; `canary-end`: nobody gets it any more. */
    | 'canary'
    | 'canary-end'
    | 'promote'
    /** To go live at a time; `cancel`: not any more; `start`: the time has come. */
    | 'schedule'
    | 'cancel'
    | 'start'
    /** A key may release remotes from now on; `revoke`: none any more. */
    | 'allow'
    | 'revoke';
  remote: string;
  from: string | null;
  to: string;
  why: string;
  /** A release whose pages cost more than their budget: which, by how much, and why it went out. */
  overBudget?: { pages: readonly string[]; why: string };
}

/** A line of the audit log. */
export interface AuditLine extends AuditEntry {
  at: string;
  /** Number of the registry that the switch made; lines of older tools have none. */
  number?: number;
}

const textOf = (line: AuditLine): string => `${JSON.stringify(line)}\n`;

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

async function append(root: string, line: AuditLine): Promise<void> {
  const elsewhere = behindOf(root);
  if (elsewhere?.append) return elsewhere.append(textOf(line));
  const { audit } = storePaths(root);
  const log = await readFile(audit, 'utf8').catch(() => '');
  await appendFile(audit, separator(log) + textOf(line));
}

/** Notes what switches nothing, e.g. a new link to a preview. To be called under the lock. */
export const noteBeside = (root: string, entry: AuditEntry): Promise<void> =>
  append(root, { at: new Date().toISOString(), ...entry });

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
  await writeFileAtomic(pendingAudit, textOf(line));
  await work();
  await append(root, line);
  await rm(pendingAudit, { force: true });
}

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
  if (line.number === number && !isNoted) await append(root, line);
  await rm(pendingAudit, { force: true });
}

/** What changes nothing for most visitors. */
const BESIDE: readonly AuditEntry['action'][] = [
  'preview',
  'canary',
  'canary-end',
  'schedule',
  'cancel',
];

/**
 * The switches that gave all visitors of a remote another version, as the audit log has them, oldest first. One back to
 * a named set (`back-to`) is of every remote, and names the set.
 */
export async function readSwitches(root: string, remote: string): Promise<AuditLine[]> {
  return (await readAudit(root)).filter(
    (line) =>
      (line.remote === remote || line.action === 'back-to') && !BESIDE.includes(line.action),
  );
}
