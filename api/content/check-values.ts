import { isPinCode } from '../src/platform/written/contact-values.ts';
import { isInIndia } from '../src/platform/written/is-in-india.ts';
import { describePath, type Properties, propertiesOf } from '../src/platform/written/properties.ts';

/** Opening hours in which nobody is ever there, and an address that is on no map, by their names. */
function groupProblem(group: Properties): string[] {
  const { opens, closes, open_days, pincode, country, latitude, longitude } = group;
  const problems: string[] = [];
  if (typeof opens === 'string' && typeof closes === 'string' && closes <= opens)
    problems.push(
      `.closes: ${closes} is not after ${opens}, when it opens. Hours are those of a clock with 24.`,
    );
  if (Array.isArray(open_days) && open_days.length === 0)
    problems.push('.open_days: no day is in it.');
  if (typeof pincode === 'string' && country === 'India' && !isPinCode(pincode))
    problems.push(`.pincode: "${pincode}" is no pin code of six digits.`);
  if (
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    country === 'India' &&
    !isInIndia(latitude, longitude)
  )
    problems.push(': its latitude and longitude are not in India. Are they exchanged?');
  return problems;
}

/** A section with a heading and nothing below it. */
function sectionProblem({ heading, paragraphs, points, table }: Properties): string[] {
  const isSection = typeof heading === 'string' && Array.isArray(paragraphs);
  const isEmpty = [paragraphs, points].every((list) => !Array.isArray(list) || list.length === 0);
  return isSection && isEmpty && table === undefined ? [': nothing stands below its heading.'] : [];
}

/** Entries of the menu, and questions, that have the words of an earlier one. */
function repeatedWords(name: string, list: readonly unknown[], path: readonly string[]): string[] {
  const key = { menu: 'label', faqs: 'question' }[name];
  if (key === undefined) return [];
  const words = list.map((entry) => propertiesOf(entry)?.[key]);
  return words.flatMap((word, at) => {
    const first = words.indexOf(word);
    return typeof word === 'string' && first < at
      ? [
          `${describePath([...path, at, key])}: "${word}" is there already, at ${describePath([...path, first, key])}.`,
        ]
      : [];
  });
}

/** Values that their shape allows and no reader can use, each with its place. */
export function wrongValues(value: unknown, path: readonly string[] = []): string[] {
  const own = propertiesOf(value);
  if (!own) return [];
  const inner = Object.entries(own).flatMap(([key, part]) => wrongValues(part, [...path, key]));
  if (Array.isArray(value)) return [...repeatedWords(path.at(-1) ?? '', value, path), ...inner];
  const here = [...groupProblem(own), ...sectionProblem(own)];
  return [...here.map((says) => `${describePath(path)}${says}`), ...inner];
}
