import { canBeDialled, isMailAddress, isPinCode } from '../written/contact-values';
import { isInIndia } from '../written/is-in-india';
import type { SeedData } from './seed-files';

type Dealer = SeedData['dealers'][number];

/** A coordinate in degrees; undefined where it is unknown: null, or a text that is no number. */
function degreesOf(coordinate: number | string | null): number | undefined {
  const degrees = coordinate === null || coordinate === '' ? Number.NaN : Number(coordinate);
  return Number.isNaN(degrees) ? undefined : degrees;
}

/** What is wrong with where a dealer is on the map. */
function mapProblem({ dn_latitude, dn_longitude, dn_country }: Dealer): string[] {
  const [latitude, longitude] = [degreesOf(dn_latitude), degreesOf(dn_longitude)];
  if (Math.abs(latitude ?? 0) > 90 || Math.abs(longitude ?? 0) > 180)
    return [': its latitude and longitude are on no map.'];
  if (latitude === undefined || longitude === undefined || dn_country !== 'India') return [];
  return isInIndia(latitude, longitude)
    ? []
    : [': its latitude and longitude are not in India. Are they exchanged?'];
}

/** What is wrong with a dealer alone, each with its place in it. */
function ownProblems(dealer: Dealer): string[] {
  const { dn_pinocde, dn_email, dn_phone } = dealer;
  const shown = ['dn_id', 'dn_name', 'dn_street', 'dn_city'] as const;
  const problems = shown
    .filter((name) => dealer[name].trim() === '')
    .map((name) => `.${name}: it is empty.`);
  if (!isPinCode(dn_pinocde))
    problems.push(`.dn_pinocde: "${dn_pinocde}" is no pin code of six digits.`);
  if (!isMailAddress(dn_email)) problems.push(`.dn_email: "${dn_email}" is no mail address.`);
  if (!canBeDialled(dn_phone)) problems.push(`.dn_phone: "${dn_phone}" is no phone number.`);
  return [...problems, ...mapProblem(dealer)];
}

const sameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** What is wrong with a dealer beside those before it: the same one again, or its city in other letters. */
function besideProblems(dealer: Dealer, before: readonly Dealer[]): string[] {
  const twice = before.findIndex(
    (other) =>
      other.dn_pinocde === dealer.dn_pinocde &&
      sameText(other.dn_name, dealer.dn_name) &&
      sameText(other.dn_street, dealer.dn_street),
  );
  const city = before.findIndex(
    (other) =>
      other.dn_state === dealer.dn_state &&
      other.dn_city !== dealer.dn_city &&
      sameText(other.dn_city, dealer.dn_city),
  );
  return [
    ...(twice < 0
      ? []
      : [`: ${dealer.dn_name} is there already, at ${twice}: same street, same pin code.`]),
    ...(city < 0
      ? []
      : [
          `.dn_city: "${dealer.dn_city}" is written "${before[city]?.dn_city}" at ${city}.dn_city.`,
        ]),
  ];
}

/** What is wrong with dealers, each by itself and beside each other. */
export const dealerProblems = (dealers: readonly Dealer[]): string[] =>
  dealers.flatMap((dealer, at) =>
    [...ownProblems(dealer), ...besideProblems(dealer, dealers.slice(0, at))].map(
      (says) => `dealers.json at ${at}${says}`,
    ),
  );
