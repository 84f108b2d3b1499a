import type { RegistryRoute, RegistrySlot } from '../../registry';

/** What happens to a route or a slot with a release. */
export interface PartChange {
  /** Path of the route, or name of the slot. */
  name: string;
  kind: 'added' | 'removed' | 'changed' | 'unchanged';
  /** What is another, a few words each. */
  what: readonly string[];
}

type Part = Omit<RegistryRoute, 'path'> | Omit<RegistrySlot, 'name'>;

const list = (names: readonly string[] | undefined): string =>
  names && names.length > 0 ? [...names].sort().join(', ') : 'none';

const yes = (value: boolean): string => (value ? 'yes' : 'no');

/** What a part says of itself, as people read it; its code by the names of its files, which are made of what is in them. */
function saysOf(part: Part): Record<string, string> {
  const route: Partial<RegistryRoute> = part;
  const further = Object.entries(route.further ?? {}).map(([name, { preload }]) => [
    name,
    ...preload,
  ]);
  return {
    code: list([...part.preload, ...further.flat()]),
    'shared packages of its own': list(part.shares),
    'query parameters': list(route.query),
    'opens without a network': yes(route.offline === true),
    'a visitor pays there': yes(route.takesPayments === true),
    'open to crawlers': yes(route.robots !== false),
  };
}

function differences(live: Part, next: Part): string[] {
  const before = saysOf(live);
  return Object.entries(saysOf(next)).flatMap(([what, now]) => {
    if (before[what] === now) return [];
    return [what === 'code' ? 'its code' : `${what}: ${before[what]}, now ${now}`];
  });
}

/** What happens to each part, in the order of the new release; what goes stands at the end. */
export function partChanges(
  live: ReadonlyMap<string, Part>,
  next: ReadonlyMap<string, Part>,
): PartChange[] {
  const stays = [...next].map(([name, part]): PartChange => {
    const before = live.get(name);
    if (!before) return { name, kind: 'added', what: [] };
    const what = differences(before, part);
    return { name, kind: what.length > 0 ? 'changed' : 'unchanged', what };
  });
  const gone = [...live.keys()].filter((name) => !next.has(name));
  return [...stays, ...gone.map((name): PartChange => ({ name, kind: 'removed', what: [] }))];
}

/** Routes by path. */
export const byPath = (routes: readonly RegistryRoute[]): Map<string, Part> =>
  new Map(routes.map(({ path, ...rest }) => [path, rest]));

/** Slots by name. */
export const byName = (slots: readonly RegistrySlot[]): Map<string, Part> =>
  new Map(slots.map(({ name, ...rest }) => [name, rest]));
