/** Names of people are written in these scripts of India, each with a font of its own. */
export const INDIAN_SCRIPTS = [
  'bengali',
  'devanagari',
  'gujarati',
  'gurmukhi',
  'kannada',
  'malayalam',
  'oriya',
  'tamil',
  'telugu',
] as const;
export type IndianScript = (typeof INDIAN_SCRIPTS)[number];

/** Which font has a character: the brand's two files, or one of a script. */
export type RunFont = 'latin' | 'latin-ext' | IndianScript;

/** A piece of text that one font can set. */
export interface TextRun {
  font: RunFont;
  text: string;
}

const LATIN = /[\u0020-\u007e\u00a0-\u00ff\u2010-\u2027\u2032-\u205e\u20ac\u2122\u2212]/;
const LATIN_EXT = /\p{Script=Latin}|[\u20a0-\u20c0]|\p{Script=Inherited}/u;
/** Joiners decide how letters of a script are bound: they belong to the run that they stand in. */
const JOINER = /[\u200c\u200d]/;
const byScript = INDIAN_SCRIPTS.map(
  (script) =>
    [
      script,
      new RegExp(`\\p{Script_Extensions=${script[0]?.toUpperCase()}${script.slice(1)}}`, 'u'),
    ] as const,
);

function fontOf(character: string, current: RunFont | undefined): RunFont | undefined {
  if (JOINER.test(character)) return current;
  if (LATIN.test(character)) return 'latin';
  if (LATIN_EXT.test(character)) return 'latin-ext';
  // Signs that several scripts share stay with the script that they stand in.
  const fits = byScript.filter(([, pattern]) => pattern.test(character)).map(([script]) => script);
  return fits.find((script) => script === current) ?? fits[0];
}

/** Emoji with what changes and joins them, and control characters: decoration of a name, not a part of it. */
const DECORATION =
  /(?![©®™])\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier})*|\p{Regional_Indicator}|\p{Control}/gu;

/**
 * Splits a text into runs by font. Emoji and control characters are left out; any other character that
 * no font has becomes "?", so that nothing is silently missing from a printed name.
 */
export function splitRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  const printed = text.normalize('NFC').replace(DECORATION, '').replace(/ {2,}/g, ' ').trimEnd();
  for (const character of printed) {
    const last = runs.at(-1);
    const font = fontOf(character, last?.font);
    const shown = font === undefined ? '?' : character;
    const wanted = font ?? 'latin';
    if (last?.font === wanted) last.text += shown;
    else runs.push({ font: wanted, text: shown });
  }
  return runs;
}
