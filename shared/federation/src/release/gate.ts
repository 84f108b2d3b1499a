import semver from 'semver';
import { defaultVersion, type Registry } from '../registry';

/** A release that must not go out; `reasons` are sentences for the person who tried. */
export class GateError extends Error {
  override readonly name = 'GateError';
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('\n'));
  }
}

/** A version that is to go live: one just built, or an earlier one to go back to. */
export interface Candidate {
  remote: string;
  /** Shared singleton → range that the host must satisfy. */
  requires: Readonly<Record<string, string>>;
  routes: readonly { path: string }[];
  slots: readonly { name: string }[];
}

function unmetRanges(candidate: Candidate, provides: Readonly<Record<string, string>>): string[] {
  return Object.entries(candidate.requires).flatMap(([key, range]) => {
    const provided = provides[key];
    if (!provided) return [`${key} is shared, but this host does not provide it.`];
    return semver.satisfies(provided, range)
      ? []
      : [`${key}: needs ${range}, the host provides ${provided}.`];
  });
}

function takenRoutes(candidate: Candidate, registry: Registry): string[] {
  const own = new Set(candidate.routes.map((r) => r.path));
  const twice = candidate.routes.length === own.size ? [] : ['A route stands twice in ./routes.'];
  const taken = Object.entries(registry.microFrontends).flatMap(([name, versions]) =>
    name === candidate.remote
      ? []
      : defaultVersion(versions)
          .extras.routes.filter((route) => own.has(route.path))
          .map((route) => `The route ${route.path} belongs to ${name}.`),
  );
  return [...twice, ...taken];
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
 * Decides whether a version may go live (design §4).
 * @param provides versions of the singletons that the live host provides
 * @throws GateError with every reason at once
 */
export function passGate(
  candidate: Candidate,
  registry: Registry,
  provides: Readonly<Record<string, string>>,
  allowRemoval: boolean,
): void {
  const reasons = [
    ...unmetRanges(candidate, provides),
    ...takenRoutes(candidate, registry),
    ...(allowRemoval ? [] : lostParts(candidate, registry)),
  ];
  if (reasons.length > 0) throw new GateError(reasons);
}
