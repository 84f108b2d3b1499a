import { defaultVersion, type Registry } from '../../registry';
import type { Candidate } from './candidate';

export function lostParts(candidate: Candidate, registry: Registry): string[] {
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
