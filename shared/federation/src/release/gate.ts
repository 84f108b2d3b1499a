import { slotNames } from '@site/shell/slot-names';
import { compareRanges, defaultVersion, isScheduled, type Registry } from '../registry';
import { isAnyAddress, isSameRoute, takesFrom } from './route-claims';

/** A release that must not go out; `reasons` are sentences for the person who tried. */
export class GateError extends Error {
  override readonly name = 'GateError';
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('\n'));
  }
}

/** @throws GateError when there is a reason */
export function refuse(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new GateError(reasons);
}

/** A version that is to go live: one just built, or an earlier one to go back to. */
export interface Candidate {
  remote: string;
  /** Shared singleton → range that the host must satisfy. */
  requires: Readonly<Record<string, string>>;
  routes: readonly { path: string }[];
  slots: readonly { name: string }[];
}

/** The shared libraries that a candidate needs in versions that the host does not provide. */
export function unmetRanges(
  candidate: Pick<Candidate, 'requires'>,
  provides: Readonly<Record<string, string>>,
): string[] {
  return compareRanges(candidate.requires, provides)
    .filter(({ isMatch }) => !isMatch)
    .map(({ name, required, provided }) =>
      provided === null
        ? `${name} is shared, but this host does not provide it.`
        : `${name}: needs ${required}, the host provides ${provided}.`,
    );
}

/** What the other remotes have live, or will have. */
function othersOf(candidate: Candidate, registry: Registry) {
  return Object.entries(registry.microFrontends)
    .filter(([name]) => name !== candidate.remote)
    .flatMap(([name, versions]) =>
      [defaultVersion(versions), ...versions.filter(isScheduled)].map(({ extras }) => ({
        name,
        ...extras,
      })),
    );
}

function takenRoutes({ routes, ...candidate }: Candidate, registry: Registry): string[] {
  const paths = routes.map(({ path }) => path);
  const twice = paths.filter((path, at) =>
    paths.slice(0, at).some((earlier) => isSameRoute(earlier, path)),
  );
  const taken = othersOf({ routes, ...candidate }, registry).flatMap((other) =>
    other.routes.flatMap((theirs) =>
      paths
        .filter((path) => takesFrom(path, theirs.path))
        .map((path) =>
          path === theirs.path
            ? `The route ${path} belongs to ${other.name}.`
            : `The route ${path} takes pages of ${theirs.path}, which belongs to ${other.name}.`,
        ),
    ),
  );
  return [
    ...twice.map((path) => `The route ${path} stands twice in ./routes.`),
    ...taken,
    ...paths
      .filter(isAnyAddress)
      .map((path) => `The route ${path} has no fixed part: it would take what no remote has.`),
  ];
}

function takenSlots(candidate: Candidate, registry: Registry): string[] {
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

function lostParts(candidate: Candidate, registry: Registry): string[] {
  const versions = registry.microFrontends[candidate.remote];
  if (!versions) return [];
  const live = defaultVersion(versions).extras;
  const routes = new Set(candidate.routes.map((r) => r.path));
  const slots = new Set(candidate.slots.map((s) => s.name));
  return [
    ...live.routes
      .filter((r) => !routes.has(r.path))
      .map((r) => `The route ${r.path} was there and is gone`),
    ...live.slots
      .filter((s) => !slots.has(s.name))
      .map((s) => `The slot ${s.name} was there and is gone`),
  ].map((reason) => `${reason} (pass --allow-removal if that is meant).`);
}

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
