import type { RunResult } from '@site/outbox';
import { loadOutbox } from './load-outbox';
import type { Ride } from './ride';

/** A run that ended with a step which the server did not take. */
export type RefusedRun = Extract<RunResult, { status: 'refused' }>;

/**
 * Keeps an edited ride as it was sent last, because the server has refused it again: whoever edits it later goes on
 * there, and makes no second enquiry. A browser that cannot write it keeps the ride as it was.
 */
export async function keepRefused(
  { form, plan, file, values, label }: Ride,
  { progress, refusal }: RefusedRun,
  id: number,
): Promise<void> {
  const { keepRecord } = await loadOutbox();
  const content = { plan, progress, values, label, refusal };
  await keepRecord({ form, content, file, state: 'refused' }, id).catch((error: unknown) =>
    console.info('The edited ride is not kept.', error),
  );
}
