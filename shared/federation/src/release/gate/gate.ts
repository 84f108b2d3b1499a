import type { Registry } from '../../registry';
import { type Candidate, type OtherRemote, othersOf } from './candidate';
import { refuse } from './gate-error';
import { lostParts } from './lost-parts';
import { takenRoutes } from './taken-routes';
import { takenSlots } from './taken-slots';
import { unmetRanges } from './unmet-ranges';

/** Why a remote may not have its routes and slots beside what others have: every reason once, a sentence each. */
export const partProblems = (
  parts: Pick<Candidate, 'routes' | 'slots'>,
  others: readonly OtherRemote[],
): string[] => [
  // What is live of another remote and what is planned may say the same.
  ...new Set([...takenRoutes(parts, others), ...takenSlots(parts, others)]),
];

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
  return [
    ...unmetRanges(candidate, provides),
    ...partProblems(candidate, othersOf(candidate, registry)),
    ...(allowRemoval ? [] : lostParts(candidate, registry)),
  ];
}

/** @throws GateError with everything that {@link claimProblems} finds */
export const passGate = (...question: Parameters<typeof claimProblems>): void =>
  refuse(claimProblems(...question));
