import type { Registry } from '../../registry';
import type { Candidate } from './candidate';
import { refuse } from './gate-error';
import { lostParts } from './lost-parts';
import { takenRoutes } from './taken-routes';
import { takenSlots } from './taken-slots';
import { unmetRanges } from './unmet-ranges';

/**
 * Why a version may not go live, as far as its claims say it (design §4): every reason, a sentence each.
 * @param provides versions of the singletons that the live host provides
 */
export function claimProblems(
  candidate: Candidate,
  registry: Registry,
  provides: Readonly<Record<string, string>>,
  allowRemoval: boolean,
): string[] {
  const reasons = [
    ...unmetRanges(candidate, provides),
    ...takenRoutes(candidate, registry),
    ...takenSlots(candidate, registry),
    ...(allowRemoval ? [] : lostParts(candidate, registry)),
  ];
  // What is live of another remote and what is planned may say the same.
  return [...new Set(reasons)];
}

/** @throws GateError with everything that {@link claimProblems} finds */
export const passGate = (...question: Parameters<typeof claimProblems>): void =>
  refuse(claimProblems(...question));
