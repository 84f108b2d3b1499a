import { tryOnServer } from '../../build-release/try-on-server';
import { claimProblems } from '../../gate/gate';
import { slotsOverBudget } from '../../page-costs/over-budget';
import { withTrialApi } from '../../trial-api/with-trial-api';
import type { Explanation } from '../explanation';
import type { ReleaseSide } from '../release-side';
import { newInBrowser } from '../seen-page';
import { sharedLines } from '../version-changes';
import type { Comparison } from './comparison';
import { partsOf } from './release-parts';
import { seeSide } from './see-side';

/** All that the gate asks of a build or of a release in the store; it goes on after a refusal. */
export async function explainSide(
  comparison: Comparison,
  next: ReleaseSide,
  isReleased: boolean,
): Promise<Explanation> {
  const { host, hostDir, registry, live, allowRemoval = false, allowBudget = false } = comparison;
  const { problems, seen } = await withTrialApi(comparison.recording, async (api) => {
    const { problems, addresses } = await tryOnServer(
      hostDir,
      next,
      'why' in api ? undefined : api,
    );
    return { problems, seen: await seeSide(comparison, next, api, addresses) };
  });
  const parts = await partsOf(comparison, next, seen);
  const overBudget = [...parts.pages.flatMap(({ over }) => over), ...(await slotsOverBudget(next))];
  return {
    remote: next.remote,
    next: { version: next.version, isReleased },
    live: live?.version,
    reasons: [
      ...claimProblems(next, registry, host.provides, allowRemoval),
      ...problems,
      ...(allowBudget ? [] : overBudget),
      ...newInBrowser(seen, allowBudget),
    ],
    shared: sharedLines(live?.requires, next.requires, host.provides),
    parts,
  };
}
