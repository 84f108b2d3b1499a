import type { AuditEntry } from '../../registry';
import { GateError } from '../gate/gate-error';

/**
 * Lets a release through that keeps to its budget, or whose author says why it does not.
 * @returns what the audit log is to keep
 * @throws GateError with each page that costs too much
 */
export function holdToBudget(
  pages: readonly string[],
  why: string | undefined,
): AuditEntry['overBudget'] {
  if (pages.length === 0) return undefined;
  if (!why) throw new GateError([...pages, 'Pass --allow-budget "why" if that is meant.']);
  return { pages, why };
}
