/** A phone on its side, or a wide screen at a large zoom: the first card is to be seen whole in it. */
export const LOW = '@media (max-height: 32.5rem)';
