import type { ChargeRate } from '../../platform/db/schema/catalog';
import { shareOf } from './paise';

/** One charge on a price: its rate and what it comes to, in paise of whole rupees. */
export interface ChargeLine {
  type: string;
  basisPoints: number;
  paise: number;
}

/** A base with its charges; the total is the sum of what is shown. */
export interface ChargedAmount {
  lines: ChargeLine[];
  totalPaise: number;
}

/** Adds charges to a base: each is a rate of the base itself, never of another charge. */
export function addCharges(basePaise: number, rates: readonly ChargeRate[]): ChargedAmount {
  const lines = rates.map(({ charge_type, basis_points }) => ({
    type: charge_type,
    basisPoints: basis_points,
    paise: shareOf(basePaise, basis_points),
  }));
  return { lines, totalPaise: lines.reduce((sum, { paise }) => sum + paise, basePaise) };
}
