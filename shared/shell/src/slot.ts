import type { ComponentType } from 'react';
import type { SlotName } from './slot-names';

export type { SlotName };

/**
 * The named places of the shell that remotes fill (design §3). A remote exposes
 * `./slots/<name>` with `export const Slot: SlotComponent<'<name>'>`.
 */
export interface SlotPayloads extends Record<SlotName, object> {
  /** "Book Your Ride Today!" with variant cards and Check Order History (spec §2). */
  'book-now': Record<never, never>;
  /** "Discover Incredible Savings Today" (spec §2); decides by itself whether to show. */
  'offers-popup': Record<never, never>;
  /** "Let's Talk Biking" (spec §2). */
  'enquiry-panel': Record<never, never>;
  /** What the Products submenu holds in place of its plain list of links (spec §2). */
  'product-menu': { links: readonly SlotLink[] };
}

/** A link of the shell that a slot shows in its own way. */
export interface SlotLink {
  label: string;
  to: string;
  /** True on the page that it leads to, and on those below that page. */
  current: boolean;
}

export interface SlotProps<N extends SlotName = SlotName> {
  open: boolean;
  onClose: () => void;
  payload: SlotPayloads[N];
}
export type SlotComponent<N extends SlotName = SlotName> = ComponentType<SlotProps<N>>;

type Listener = (name: SlotName) => void;
const listeners = new Set<Listener>();

/** Asks the shell to open a slot; the shell loads the remote that fills it. No effect on a server. */
export function openSlot(name: SlotName): void {
  for (const listener of listeners) listener(name);
}

/** The shell's side of {@link openSlot}. Returns the function that stops listening. */
export function onOpenSlot(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
