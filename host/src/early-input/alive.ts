import { useEffect } from 'react';

/** The two parts of a page that come to life one after the other. */
type Part = 'shell' | 'page';

const listeners: Record<Part, (() => void)[]> = { shell: [], page: [] };
const alive = new Set<Part>();

/** Says that a part of the page works: what is entered now is kept. To be used inside of it, at its root. */
export function useAlive(part: Part): void {
  useEffect(() => {
    alive.add(part);
    // For whoever measures: what the browser's tools and `pnpm bench web` read.
    performance.mark?.(`alive:${part}`);
    // From now on pictures are loaded before somebody comes to them (Media of @site/ui).
    if (part === 'page') document.documentElement.dataset['alive'] = '';
    for (const tell of listeners[part].splice(0)) tell();
  }, [part]);
}

const partOf = (element: Element): Part => (element.closest('[data-mf]') ? 'page' : 'shell');

/** Whether the part around an element works. */
export const isAlive = (element: Element): boolean => alive.has(partOf(element));

/** A part of the page that is not alive after this many ms has failed; its input is not waited for. */
const PATIENCE_MS = 10_000;

/** Resolves when the part around an element works, or when it has failed. */
export function whenAlive(element: Element): Promise<void> {
  const part = partOf(element);
  if (alive.has(part)) return Promise.resolve();
  return new Promise((resolve) => {
    listeners[part].push(resolve);
    setTimeout(resolve, PATIENCE_MS);
  });
}
