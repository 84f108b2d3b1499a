import type { Plan, Progress, Step } from '@site/outbox';
import { chosenByLook } from './look-choice';

/** A plan that was kept, and how far it came. */
export interface Tried {
  plan: Plan;
  progress: Progress;
}

const fieldsOf = ({ name, fields }: Step) => JSON.stringify([name, Object.entries(fields).sort()]);

/**
 * An edited ride, as far as it is what was kept: steps that were done and are unchanged stay done, under
 * their keys. From the first change on everything is new, but for what the look has chosen for the same phone: a
 * second look would find what the first try made.
 */
export function reuseKeys(edited: Plan, kept: Tried): Tried {
  const changed = edited.steps.findIndex((step, index) => {
    const before = kept.plan.steps[index];
    return !before || index >= kept.progress.done || fieldsOf(step) !== fieldsOf(before);
  });
  const done = changed < 0 ? edited.steps.length : changed;
  const steps = edited.steps.map((step, index) => {
    const before = kept.plan.steps[index];
    return index < done && before ? { ...step, key: before.key } : step;
  });
  const looked =
    edited.look?.phone === kept.plan.look?.phone ? chosenByLook(kept.plan, kept.progress) : {};
  const progress = done > 0 ? { ...kept.progress, done } : { done: 0, variables: looked };
  return { plan: { ...edited, steps }, progress };
}
