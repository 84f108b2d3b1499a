import type { Dealer } from '@site/contract';

/**
 * The chosen dealer, when it is among the loaded ones and has country, state, district, city and
 * pincode; else undefined, and nothing may be submitted (spec §5).
 */
export function findCompleteDealer(
  dealers: readonly Dealer[],
  dealerId: string,
): Dealer | undefined {
  const dealer = dealers.find(({ dn_id }) => dn_id === dealerId);
  if (!dealer) return undefined;
  const { dn_country, dn_state, dn_district, dn_city, dn_pinocde } = dealer;
  const place = [dn_country, dn_state, dn_district, dn_city, dn_pinocde];
  return place.every((part) => part.trim() !== '') ? dealer : undefined;
}
