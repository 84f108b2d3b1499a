import { slotNames } from '@site/shell/slot-names';
import type { Registry } from '../../registry';
import { type Candidate, othersOf } from './candidate';

/** Slots of a candidate that another live remote fills, or that the shell does not have, a sentence each. */
export function takenSlots(candidate: Candidate, registry: Registry): string[] {
  const own = candidate.slots.map(({ name }) => name);
  const taken = othersOf(candidate, registry).flatMap((other) =>
    other.slots
      .filter(({ name }) => own.includes(name))
      .map(({ name }) => `The slot ${name} belongs to ${other.name}.`),
  );
  const known: readonly string[] = slotNames;
  const unknown = own
    .filter((name) => !known.includes(name))
    .map((name) => `The shell has no slot ${name}: it has ${known.join(', ')}.`);
  return [...taken, ...unknown];
}
