import { placesOf } from './place-names';

/** What a dealer is found by. */
export interface DealerPlace {
  dn_name: string;
  dn_city: string;
  dn_district: string;
  dn_state: string;
  dn_pinocde: string;
}

/** The first digits of a pin code that two places share: the sorting district, else the postal region. */
const SHARED_DIGITS = [3, 2] as const;

/** A whole pin code among other words. */
const PINCODE = /\b\d{3}\s?\d{3}\b/;

/**
 * The dealers that a visitor means, in the given order: all words must be found in name, city, district or
 * state, by today's, an old or a common name of the place. Digits are a pin code, whole or its beginning: it finds the
 * dealers of the same pin code, else of its sorting district, else of its region. Of a place with its pin code the
 * place counts, and the pin code where no dealer is in that place.
 * @param typed whatever was typed; nothing finds all
 */
export function findDealers<D extends DealerPlace>(dealers: readonly D[], typed: string): D[] {
  const digits = typed.replace(/\s+/g, '');
  if (/^\d{2,6}$/.test(digits)) return findByPincode(dealers, digits);
  const pincode = PINCODE.exec(typed)?.[0];
  const words = wordsOf(typed.replace(PINCODE, ' '));
  const named = pincode && words.length === 0 ? [] : findByName(dealers, words);
  return pincode && named.length === 0 ? findByPincode(dealers, pincode.replace(/\s/, '')) : named;
}

const wordsOf = (typed: string) =>
  typed
    .split(/[\s,/()[\]-]+/)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter(Boolean);

function findByName<D extends DealerPlace>(dealers: readonly D[], words: readonly string[]): D[] {
  const places = placesOf(words);
  return dealers.filter((dealer) => {
    const text =
      `${dealer.dn_name} ${dealer.dn_city} ${dealer.dn_district} ${dealer.dn_state}`.toLowerCase();
    return places.every((names) => names.some((name) => text.includes(name)));
  });
}

function findByPincode<D extends DealerPlace>(dealers: readonly D[], digits: string): D[] {
  const lengths = [digits.length, ...SHARED_DIGITS.filter((length) => length < digits.length)];
  for (const length of lengths) {
    const found = dealers.filter(({ dn_pinocde }) =>
      dn_pinocde.startsWith(digits.slice(0, length)),
    );
    if (found.length > 0) return found;
  }
  return [];
}
