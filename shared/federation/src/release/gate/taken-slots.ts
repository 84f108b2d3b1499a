import { slotNames } from '@site/shell/slot-names';
import type { Candidate, OtherRemote } from './candidate';

/** Slots of a candidate that another live remote fills, or that the shell does not have, a sentence each. */
export function takenSlots(
  { slots }: Pick<Candidate, 'slots'>,
  others: readonly OtherRemote[],
): string[] {
  const own = slots.map(({ name }) => name);
  const taken = others.flatMap((other) =>
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
