/** Seconds, first and last one included. */
export interface ComeBackIn {
  from: number;
  to: number;
}

/**
 * The header that tells whom a server refuses when to come again: each at random within some seconds, so that a crowd
 * that was refused in one moment does not come back in one.
 * @param random from 0 to less than 1
 */
export const retryAfter = ({ from, to }: ComeBackIn, random = Math.random) => ({
  'retry-after': `${from + Math.floor(random() * (to - from + 1))}`,
});

/** When who was refused for lack of room may come again: it is there within a second, mostly. */
export const SOON: ComeBackIn = { from: 1, to: 3 };
