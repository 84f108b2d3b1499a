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

/** A whole pin code among other words, with the word for it. */
const PINCODE = /(?:\bpin\W*)?\b(\d{3}\s?\d{3})\b/i;

/**
 * The dealers that a visitor means, in the given order, but those of a city that begins so first: all words must be found in
 * name, city, district or state, by today's, an old or a common name of the place. Words that something begins with count
 * before those that stand inside of others: "hy" is Hyderabad, and not Madhya Pradesh. Digits are a pin code, whole or its beginning: it finds the
 * dealers of the same pin code, else of its sorting district, else of its region. Of a place with its pin code the
 * place counts, and the pin code where no dealer is in that place.
 * @param typed whatever was typed; nothing finds all
 */
export function findDealers<D extends DealerPlace>(dealers: readonly D[], typed: string): D[] {
  const digits = typed.replace(/\s+/g, '');
  if (/^\d{2,6}$/.test(digits)) return findByPincode(dealers, digits);
  const pincode = PINCODE.exec(typed)?.[1];
  const words = wordsOf(typed.replace(PINCODE, ' '));
  const named = pincode && words.length === 0 ? [] : findByName(dealers, words);
  return pincode && named.length === 0 ? findByPincode(dealers, pincode.replace(/\s/, '')) : named;
}

const wordsOf = (typed: string) =>
  typed
    .split(/[\s,/()[\]-]+/)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    // All dealers are in the country that maps and address books write behind a place.
    .filter((word) => word && !/^india$/i.test(word));

function findByName<D extends DealerPlace>(dealers: readonly D[], words: readonly string[]): D[] {
  const places = placesOf(words);
  const having = (start: string) =>
    dealers.filter(({ dn_name, dn_city, dn_district, dn_state }) => {
      const text = ` ${wordsOf(`${dn_name} ${dn_city} ${dn_district} ${dn_state}`).join(' ')}`;
      const lower = text.toLowerCase();
      return places.every((names) => names.some((name) => lower.includes(start + name)));
    });
  const beginning = having(' ');
  const found = beginning.length > 0 ? beginning : having('');
  const [first = []] = places;
  const isCity = ({ dn_city }: D) =>
    first.some((name) => ` ${dn_city.toLowerCase()}`.includes(` ${name}`));
  return [...found.filter(isCity), ...found.filter((dealer) => !isCity(dealer))];
}

function findByPincode<D extends DealerPlace>(dealers: readonly D[], digits: string): D[] {
  for (const length of [digits.length, ...SHARED_DIGITS]) {
    const found = dealers.filter(({ dn_pinocde }) =>
      dn_pinocde.startsWith(digits.slice(0, length)),
    );
    if (found.length > 0) return found;
  }
  return [];
}
