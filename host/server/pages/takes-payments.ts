import type { FederationSnapshot } from '../../src/federation/snapshot';
import type { LiveSet } from '../releases/live-set';
import { createPageMatcher } from '../render/page-routes';

const matchers = new WeakMap<FederationSnapshot, ReturnType<typeof createPageMatcher>>();

/**
 * True when a visitor pays at an address, as the route of the live release declares: only such documents let
 * the payment provider in. The page's own fault or a lost worker does not change it.
 */
export function takesPayments(live: LiveSet | undefined, pathname: string): boolean {
  if (!live) return false;
  const match = matchers.get(live.snapshot) ?? createPageMatcher(live.snapshot);
  matchers.set(live.snapshot, match);
  return match(pathname)?.takesPayments ?? false;
}
