/*
 * Money is integer paise inside the API; every amount that a visitor sees or pays is whole rupees
 * (spec §9 "integer parsing"), rounded down, so that no line ever promises less than is charged.
 */

const PAISE_PER_RUPEE = 100;
const BASIS_POINTS = 10_000;

/** Rounds down to whole rupees; still in paise. */
export function floorToRupee(paise: number): number {
  return Math.floor(paise / PAISE_PER_RUPEE) * PAISE_PER_RUPEE;
}

/** A percentage of an amount in whole rupees: 300 basis points are 3 %. */
export function shareOf(paise: number, basisPoints: number): number {
  return floorToRupee((paise * basisPoints) / BASIS_POINTS);
}

/** Whole rupees for an answer. */
export function toRupees(paise: number): number {
  return Math.floor(paise / PAISE_PER_RUPEE);
}

/** Paise of a number of whole rupees. */
export function fromRupees(rupees: number): number {
  return rupees * PAISE_PER_RUPEE;
}
