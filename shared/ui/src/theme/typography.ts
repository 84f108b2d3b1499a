import { brandTypeface } from '@site/brand';

const { family, rupeeFamily, fallbackFamily } = brandTypeface;

/**
 * Font stack; the second name is the sign of the rupee alone, the third the metric-adjusted local face
 * (`fallback-font.ts`).
 */
export const fontStack = `'${family}', '${rupeeFamily}', '${fallbackFamily}', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif`;

/** Type scale: big, tight headlines that grow with the window; calm body text. */
export const typography = {
  fontFamily: fontStack,
  fontWeightRegular: 450,
  fontWeightMedium: 600,
  fontWeightBold: 750,
  h1: {
    fontSize: 'clamp(2.5rem, 1.25rem + 5vw, 5.25rem)',
    fontWeight: 800,
    lineHeight: 1,
    letterSpacing: '-0.04em',
  },
  h2: {
    fontSize: 'clamp(2rem, 1.3rem + 2.8vw, 3.5rem)',
    fontWeight: 780,
    lineHeight: 1.04,
    letterSpacing: '-0.035em',
  },
  h3: {
    fontSize: 'clamp(1.5rem, 1.25rem + 1.1vw, 2.125rem)',
    fontWeight: 740,
    lineHeight: 1.14,
    letterSpacing: '-0.026em',
  },
  h4: { fontSize: '1.375rem', fontWeight: 720, lineHeight: 1.22, letterSpacing: '-0.02em' },
  h5: { fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.3, letterSpacing: '-0.014em' },
  h6: { fontSize: '1rem', fontWeight: 700, lineHeight: 1.35, letterSpacing: '-0.01em' },
  subtitle1: {
    fontSize: 'clamp(1.0625rem, 1rem + 0.4vw, 1.25rem)',
    fontWeight: 450,
    lineHeight: 1.5,
    letterSpacing: '-0.008em',
  },
  subtitle2: {
    fontSize: '0.9375rem',
    fontWeight: 650,
    lineHeight: 1.45,
    letterSpacing: '-0.006em',
  },
  body1: { fontSize: '1rem', lineHeight: 1.62, letterSpacing: '-0.004em' },
  body2: { fontSize: '0.9375rem', lineHeight: 1.58, letterSpacing: '-0.002em' },
  caption: { fontSize: '0.8125rem', lineHeight: 1.5, letterSpacing: 0 },
  overline: {
    fontSize: '0.75rem',
    fontWeight: 700,
    lineHeight: 1.5,
    letterSpacing: '0.14em',
    textTransform: 'uppercase',
  },
  button: {
    fontSize: '0.9375rem',
    fontWeight: 650,
    lineHeight: 1.3,
    letterSpacing: '-0.005em',
    textTransform: 'none',
  },
} as const;
