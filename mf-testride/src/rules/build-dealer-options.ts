import type { Dealer } from '@site/contract';

/** A dealer as an option of a selector. */
export interface DealerOption {
  dealerId: string;
  /** District and state, e.g. "Hyderabad, Telangana" (spec §2); unique in the list. */
  label: string;
  /** What tells dealers of one district apart: the showroom and its city. */
  detail: string;
}

/**
 * The dealers as options that show district and state, in order of state and district. Where several
 * dealers share a district, the label names the dealer too: a choice must be readable once made.
 */
export function buildDealerOptions(dealers: readonly Dealer[]): DealerOption[] {
  const places = new Map<string, number>();
  for (const dealer of dealers) places.set(place(dealer), (places.get(place(dealer)) ?? 0) + 1);
  return [...dealers].sort(byStateAndDistrict).map((dealer) => ({
    dealerId: dealer.dn_id,
    label:
      (places.get(place(dealer)) ?? 0) > 1 ? `${place(dealer)} (${dealer.dn_name})` : place(dealer),
    detail:
      dealer.dn_city === dealer.dn_district
        ? dealer.dn_name
        : `${dealer.dn_name}, ${dealer.dn_city}`,
  }));
}

function place(dealer: Dealer): string {
  return `${dealer.dn_district}, ${dealer.dn_state}`;
}

function byStateAndDistrict(a: Dealer, b: Dealer): number {
  return (
    a.dn_state.localeCompare(b.dn_state, 'en') ||
    a.dn_district.localeCompare(b.dn_district, 'en') ||
    a.dn_name.localeCompare(b.dn_name, 'en')
  );
}
