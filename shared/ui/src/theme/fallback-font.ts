import { brandTypeface } from '@site/brand';

/** Montserrat's own metrics, in parts of the em. */
const ASCENT = 0.968;
const DESCENT = 0.251;

const REGULAR = ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Roboto'];
const BOLD = [
  'Arial Bold',
  'Arial-BoldMT',
  'Liberation Sans Bold',
  'LiberationSans-Bold',
  'Roboto Bold',
];

/**
 * Per weight range: the local face, and how much wider the web font runs than it. Measured over the
 * texts of the home page at weights 450, 650, 720 and 800: one factor for all leaves headlines 15 %
 * off, and lines break elsewhere when the web font comes. The bold ones are one per cent below that
 * measure: over eight pages at three widths fewer titles then break in one font and not in the other.
 */
const FACES = [
  { weights: '100 580', local: REGULAR, width: 1.133 },
  { weights: '581 690', local: BOLD, width: 1.083 },
  { weights: '691 760', local: BOLD, width: 1.098 },
  { weights: '761 900', local: BOLD, width: 1.128 },
] as const;

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/**
 * The `@font-face` rules of the fallback: local fonts stretched to the web font's metrics, shown until
 * it is there, so that the swap moves next to nothing (design §9).
 */
export function fallbackFontFaceCss(): string {
  return FACES.map(
    ({ weights, local, width }) =>
      `@font-face{font-family:'${brandTypeface.fallbackFamily}';font-weight:${weights};src:${local
        .map((name) => `local('${name}')`)
        .join(',')};size-adjust:${percent(width)};ascent-override:${percent(
        ASCENT / width,
      )};descent-override:${percent(DESCENT / width)};line-gap-override:0%}`,
  ).join('');
}
