import type { SpecLine, SpecSection, Specs } from '@site/contract';

/** Label of the range in the specifications of what can be ridden. */
export const RANGE_LABEL = 'Range per Charge';

/** Whether a data sheet states a range: that of a bike does, that of a motor or a battery, which nobody rides, does not. */
export const statesRange = (sheet: readonly SpecSection[]): boolean =>
  sheet.some(({ lines }) => lines.some(({ label }) => label === RANGE_LABEL));

/** The sections of a data sheet that a rider asks for first. */
const MOST_WANTED: readonly string[] = ['Performance', 'Dimensions'];

const isMostWanted = ({ title }: SpecSection): boolean => MOST_WANTED.includes(title);

const isOfCharging = ({ label }: SpecLine): boolean =>
  /charg/i.test(label) && !/range/i.test(label);

/** The sections of a data sheet that a product page shows. */
export const mostWantedSections = (sheet: readonly SpecSection[]): SpecSection[] =>
  sheet.filter(isMostWanted);

/** How long charging takes, out of all sections of a data sheet. */
export const chargingLines = (sheet: readonly SpecSection[]): SpecLine[] =>
  sheet.flatMap(({ lines }) => lines).filter(isOfCharging);

/** Of all data sheets the part that a page about these models shows. */
export function shownSpecs(specs: Specs, modelKeys: readonly string[]): Specs {
  const shown = modelKeys.flatMap((key) => {
    const sheet = specs[key];
    return sheet ? [[key, sheet.flatMap(shownPart)] as const] : [];
  });
  return Object.fromEntries(shown);
}

function shownPart(section: SpecSection): SpecSection[] {
  if (isMostWanted(section)) return [section];
  const lines = section.lines.filter(isOfCharging);
  return lines.length > 0 ? [{ ...section, lines }] : [];
}
