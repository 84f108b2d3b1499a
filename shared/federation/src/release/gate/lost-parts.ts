import { defaultVersion, isRetired, type Registry } from '../../registry';
import { isKept } from '../route-claims';
import type { Candidate } from './candidate';

/** Routes and slots of the live version that a candidate does not have, a sentence each: links may lead there. */
export function lostParts(candidate: Candidate, registry: Registry): string[] {
  const versions = registry.microFrontends[candidate.remote];
  if (!versions || isRetired(versions)) return [];
  const live = defaultVersion(versions).extras;
  const paths = candidate.routes.map((r) => r.path);
  const slots = new Set(candidate.slots.map((s) => s.name));
  return [
    ...live.routes
      .filter((r) => !isKept(r.path, paths))
      .map((r) => `The route ${r.path} was there and is gone`),
    ...live.slots
      .filter((s) => !slots.has(s.name))
      .map((s) => `The slot ${s.name} was there and is gone`),
  ].map((reason) => `${reason} (pass --allow-removal if that is meant).`);
}
