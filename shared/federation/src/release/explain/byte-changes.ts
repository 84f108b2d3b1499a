import { basename, join } from 'node:path';
import { filesBelow } from '../../files-below';
import { excessOf } from '../page-costs/over-budget';
import type { PageCost } from '../page-costs/page-costs';
import { bytesOf } from '../page-costs/weigh';
import type { ReleaseSide } from './release-side';

/** What a page costs in the live version and in the new one; undefined where it is not there. */
export interface PageBytes {
  path: string;
  live: PageCost | undefined;
  next: PageCost | undefined;
  /** What is over its budget, a sentence each. */
  over: readonly string[];
}

/** The pages of both, those of the new release first. */
export function pageChanges(live: readonly PageCost[], next: readonly PageCost[]): PageBytes[] {
  const paths = [...new Set([...next, ...live].map(({ path }) => path))];
  return paths.map((path) => {
    const now = next.find((cost) => cost.path === path);
    const before = live.find((cost) => cost.path === path);
    return { path, live: before, next: now, over: now ? excessOf(now) : [] };
  });
}

/** Files of one kind: how many, and bytes as they travel. */
export interface FileGroup {
  files: number;
  bytes: number;
}

/** What the files of a release are for, in the order in which people read it. */
export const GROUPS = ['entry', 'pages', 'slots', 'later', 'other'] as const;
export type GroupName = (typeof GROUPS)[number];

type Groups = Record<GroupName, FileGroup>;

/** Says of a file which group it is in. */
function groupsOf({ entry, routes, slots }: ReleaseSide): (file: string) => GroupName {
  const needed = (parts: readonly { preload: readonly string[] }[]) =>
    new Set(parts.flatMap(({ preload }) => preload));
  const further = routes.flatMap((route) => Object.values(route.further ?? {}));
  const pages = needed([...routes, ...further]);
  const ofSlots = needed(slots);
  return (file) => {
    if (file === basename(entry)) return 'entry';
    if (pages.has(file)) return 'pages';
    if (ofSlots.has(file)) return 'slots';
    return file.endsWith('.js') ? 'later' : 'other';
  };
}

const COMPRESSED = /\.(br|gz)$/;

/** What a release's files for browsers weigh, by what they are for. */
export async function fileGroups(side: ReleaseSide): Promise<Groups> {
  const web = join(side.dist, 'web');
  const names = await filesBelow(web);
  const groupOf = groupsOf(side);
  const groups = Object.fromEntries(GROUPS.map((name) => [name, { files: 0, bytes: 0 }])) as Groups;
  for (const file of names.filter((name) => !COMPRESSED.test(name))) {
    const group = groups[groupOf(file)];
    group.files += 1;
    group.bytes += await bytesOf(join(web, file));
  }
  return groups;
}
