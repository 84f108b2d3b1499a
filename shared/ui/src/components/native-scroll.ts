/** Index of the slide at the left edge of a natively scrolled carousel. */
export function scrolledIndex(viewport: HTMLElement): number {
  const slides = [...viewport.querySelectorAll<HTMLElement>('.swiper-slide')];
  const left = viewport.scrollLeft;
  let nearest = 0;
  slides.forEach((slide, index) => {
    const best = slides[nearest];
    if (best && Math.abs(slide.offsetLeft - left) < Math.abs(best.offsetLeft - left))
      nearest = index;
  });
  return nearest;
}

/** Moves a natively scrolled carousel to a slide; past either end it goes round. */
export function scrollToIndex(viewport: HTMLElement, index: number): void {
  const slides = viewport.querySelectorAll<HTMLElement>('.swiper-slide');
  const slide = slides[(index + slides.length) % slides.length];
  viewport.scrollTo?.({ left: slide?.offsetLeft ?? 0 });
}
