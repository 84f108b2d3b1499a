/** A measurement in two parts, so that the number can be set large and the unit small. */
export interface Measure {
  value: string;
  unit: string;
}

const NUMBER_FIRST = /^((?:up to )?[\d.,]+(?:\s?[–-]\s?[\d.,]+)?)\s*(.*)$/i;

/** Splits "120 km/h" into number and unit; words such as "Disc" stay whole. */
export function splitMeasure(text: string): Measure {
  const [, value, unit] = NUMBER_FIRST.exec(text.trim()) ?? [];
  return value === undefined ? { value: text.trim(), unit: '' } : { value, unit: unit ?? '' };
}
