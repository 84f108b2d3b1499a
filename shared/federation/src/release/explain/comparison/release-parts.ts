import { pageCosts } from '../../page-costs/page-costs';
import { fileGroups, GROUPS, pageChanges } from '../byte-changes';
import type { ReleaseParts, Seen } from '../explanation';
import { byName, byPath, partChanges } from '../part-changes';
import type { ReleaseSide } from '../release-side';
import { packageLines } from '../version-changes';
import type { Comparison } from './comparison';

/** What a new release does to each part, beside the live one. @param seen what a browser saw of both */
export async function partsOf(
  comparison: Comparison,
  next: ReleaseSide,
  seen: Seen,
): Promise<ReleaseParts> {
  const { live, hostDir, host } = comparison;
  const weigh = (side: ReleaseSide) => pageCosts({ ...side, hostDir, host });
  const [before, now] = [live && (await fileGroups(live)), await fileGroups(next)];
  return {
    routes: partChanges(byPath(live?.routes ?? []), byPath(next.routes)),
    slots: partChanges(byName(live?.slots ?? []), byName(next.slots)),
    pages: pageChanges(live ? await weigh(live) : [], await weigh(next)),
    groups: GROUPS.map((group) => ({ group, live: before?.[group], next: now[group] })),
    packages:
      next.packages && packageLines(live?.packages, next.packages, comparison.host.provides),
    seen,
  };
}
