import { darkPalette, lightPalette } from './palette';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
] as const)('the %s palette', (_name, palette) => {
  const grounds = [
    palette.background.default,
    palette.background.paper,
    palette.surface.raised,
    palette.surface.sunken,
  ];
  it.each(grounds)('keeps text readable on %s', (ground) => {
    for (const text of [
      palette.text.primary,
      palette.text.secondary,
      palette.primary.main,
      palette.error.main,
      palette.success.main,
    ]) {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has white text of any size on the action red, and large text on the brand red', () => {
    expect(contrast('#ffffff', palette.brand.action)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', palette.brand.actionHover)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', palette.brand.red)).toBeGreaterThanOrEqual(3);
  });
});
