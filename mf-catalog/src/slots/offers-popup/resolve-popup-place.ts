/** An area of the window in px, from its top left. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How the pop-up looks, and where it is. */
export interface PopupPlace {
  look: 'card' | 'strip';
  area: Area;
}

/** The card has a picture; the strip is one line, for phones and low windows. */
const CARD = { width: 348, height: 396 } as const;
const STRIP = { maxWidth: 400, height: 48 } as const;
/** In a low window words stand at the left: the strip is as wide as its own words. */
const LOW_STRIP_WIDTH = 324;
/** Below these sizes, in px, the card would hide most of the window. */
const CARD_WINDOW = { width: 600, height: 600 } as const;
/** The strip looks for a free place from the bottom up to here, as a share of the window's height. */
const STRIP_UP_TO = 0.4;
const STEP = 4;
/** Above this share of the window's height the strip would lie in the middle of the page: there it makes no way for a text. */
const TEXTS_FROM = 0.65;

const meet = (a: Area, b: Area): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** What is nearer than this, in px, looks as if it were touched. */
const MARGIN = 4;

/** True when an area lies over one of the others, or next to it. */
export function covers({ left, top, width, height }: Area, obstacles: readonly Area[]): boolean {
  const around = {
    left: left - MARGIN,
    top: top - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  };
  return obstacles.some((obstacle) => meet(around, obstacle));
}

/** All places that the pop-up may take in a window, the best first: at the right, the left is the consent notice's. */
function* placesIn(width: number, height: number): Generator<PopupPlace> {
  const isLow = height < CARD_WINDOW.height;
  const isLarge = width >= CARD_WINDOW.width && !isLow;
  // Distance from the edges of the window.
  const edge = isLarge ? 28 : 8;
  if (isLarge) {
    const left = width - CARD.width - edge;
    const top = height - CARD.height - edge;
    yield { look: 'card', area: { ...CARD, left, top } };
  }
  const stripWidth = Math.min(width - 2 * edge, isLow ? LOW_STRIP_WIDTH : STRIP.maxWidth);
  const left = width - stripWidth - edge;
  for (let top = height - STRIP.height - edge; top >= height * STRIP_UP_TO; top -= STEP)
    yield { look: 'strip', area: { left, top, width: stripWidth, height: STRIP.height } };
}

/**
 * The first place in a window where the pop-up covers no headline, button or field: a card in the corner,
 * else one line, where it can be one that covers no text either. Undefined when there is none now; then it
 * waits until the visitor scrolls.
 * @param obstacles what it must not cover, in px of the window
 * @param texts what it had better not cover
 */
export function resolvePopupPlace(
  width: number,
  height: number,
  obstacles: readonly Area[],
  texts: readonly Area[] = [],
): PopupPlace | undefined {
  const free = [...placesIn(width, height)].filter(({ area }) => !covers(area, obstacles));
  const isClear = ({ look, area }: PopupPlace) =>
    (look === 'card' || area.top > height * TEXTS_FROM) && !covers(area, texts);
  return free.find(isClear) ?? free[0];
}
