import type { Dealer } from '@site/contract';
import { compareTexts } from './compare-texts';

/** A dealer as an option of the city selector. */
export interface DealerOption {
  dealerId: string;
  /** City and state, e.g. "Warangal, Telangana"; unique in the list. */
  label: string;
  /** District (spec §2) and showroom. */
  detail: string;
}

/**
 * The dealers as options that show city, district and state (spec §2), in order of city. Where several
 * dealers share a city, the label names the dealer too: a choice must be readable once made.
 */
export function buildDealerOptions(dealers: readonly Dealer[]): DealerOption[] {
  const places = new Map<string, number>();
  for (const dealer of dealers) places.set(place(dealer), (places.get(place(dealer)) ?? 0) + 1);
  return [...dealers].sort(byCity).map((dealer) => ({
    dealerId: dealer.dn_id,
    label:
      (places.get(place(dealer)) ?? 0) > 1 ? `${place(dealer)} (${dealer.dn_name})` : place(dealer),
    detail: `${dealer.dn_district} district, ${dealer.dn_name}`,
  }));
}

function place(dealer: Dealer): string {
  return `${dealer.dn_city}, ${dealer.dn_state}`;
}

/** Compares dealers by city, then by name. */
export function byCity(a: Dealer, b: Dealer): number {
  return compareTexts(a.dn_city, b.dn_city) || compareTexts(a.dn_name, b.dn_name);
}
