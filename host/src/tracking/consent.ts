import { useSyncExternalStore } from 'react';

/** Where the visitor's choice is remembered. */
export const CONSENT_STORAGE_KEY = 'trackingConsent';

/** `unknown`: not asked yet, or not answered. */
export type Consent = 'granted' | 'denied' | 'unknown';

const listeners = new Set<() => void>();
/** The choice of this visit, for browsers that forbid storage. */
let unstored: Consent = 'unknown';

/** The choice as remembered; `unknown` on the server. */
export function readConsent(): Consent {
  try {
    const stored = localStorage.getItem(CONSENT_STORAGE_KEY);
    return stored === 'granted' || stored === 'denied' ? stored : unstored;
  } catch {
    return unstored;
  }
}

/** Remembers a choice; `unknown` forgets it, so that the notice asks again. */
export function writeConsent(consent: Consent): void {
  unstored = consent;
  try {
    if (consent === 'unknown') localStorage.removeItem(CONSENT_STORAGE_KEY);
    else localStorage.setItem(CONSENT_STORAGE_KEY, consent);
  } catch {
    // Storage is forbidden: the choice holds for this visit.
  }
  for (const listener of listeners) listener();
}

const askers = new Set<() => void>();

/** Forgets the choice as the visitor asks to make it anew: the notice comes back, and what stands in its place goes. */
export function askAgain(): void {
  writeConsent('unknown');
  for (const asker of askers) asker();
}

/** Calls back when a visitor asks for the notice. Returns the function that stops it. */
export function onAskedAgain(listener: () => void): () => void {
  askers.add(listener);
  return () => askers.delete(listener);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visitor's choice, followed. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent, () => 'unknown');
}
