import { useSyncExternalStore } from 'react';

/** Where the visitor's choice is remembered. */
export const CONSENT_STORAGE_KEY = 'trackingConsent';

/** `unknown`: not asked yet, or not answered. */
export type Consent = 'granted' | 'denied' | 'unknown';

const listeners = new Set<() => void>();
/** The choice of this visit, where the browser did not keep it. */
let unstored: Consent | undefined;

/** The choice as remembered; `unknown` on the server. */
export function readConsent(): Consent {
  if (unstored) return unstored;
  try {
    const stored = localStorage.getItem(CONSENT_STORAGE_KEY);
    return stored === 'granted' || stored === 'denied' ? stored : 'unknown';
  } catch {
    return 'unknown';
  }
}

/** Remembers a choice; `unknown` forgets it, so that the notice asks again. */
export function writeConsent(consent: Consent): void {
  unstored = undefined;
  try {
    if (consent === 'unknown') localStorage.removeItem(CONSENT_STORAGE_KEY);
    else localStorage.setItem(CONSENT_STORAGE_KEY, consent);
  } catch {
    // Storage is forbidden or full: the choice holds for this visit.
    unstored = consent;
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

/** Follows the choice in this tab, in others, and when the site's data are deleted. */
function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== CONSENT_STORAGE_KEY && key !== null) return;
    // What was chosen elsewhere is newer than what this tab could not keep.
    unstored = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The visitor's choice, followed. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent, () => 'unknown');
}
