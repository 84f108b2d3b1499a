import { fallbackFontFaceCss } from './fallback-font';
import { typography } from './typography';

it('the fallback font covers every weight of the type scale with one local face', () => {
  const ranges = [...fallbackFontFaceCss().matchAll(/font-weight:(\d+) (\d+)/g)].map(
    ([, from, to]) => [Number(from), Number(to)] as const,
  );
  const weights = Object.values(typography).flatMap((style) =>
    typeof style === 'object' && 'fontWeight' in style ? [style.fontWeight] : [],
  );
  for (const weight of [typography.fontWeightRegular, typography.fontWeightBold, ...weights]) {
    expect(ranges.filter(([from, to]) => weight >= from && weight <= to)).toHaveLength(1);
  }
});

it('the fallback font keeps the line height of the web font', () => {
  for (const [, size, ascent] of fallbackFontFaceCss().matchAll(
    /size-adjust:([\d.]+)%;ascent-override:([\d.]+)%/g,
  )) {
    expect((Number(size) * Number(ascent)) / 10_000).toBeCloseTo(0.968, 3);
  }
});
