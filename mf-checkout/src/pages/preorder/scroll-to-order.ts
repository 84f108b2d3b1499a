/** Brings the order area into view and moves the focus to its heading, so that reading goes on there. */
export function scrollToOrder(area: HTMLElement | null): void {
  if (!area) return;
  const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  area.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  area.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
}
