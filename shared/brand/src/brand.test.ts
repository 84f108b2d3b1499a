import { brand, brandColours } from './brand';
import { chatLink, telLink } from './contact-links';

it('the brand writes links of a number in any notation', () => {
  expect(telLink('+91 00000-12345')).toBe('tel:+910000012345');
  expect(chatLink('+91 (00000) 12345')).toBe(`${brand.chatLinkBase}910000012345`);
});

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

it.each([
  ['white small text on the red', '#ffffff', brandColours.primaryForSmallText],
  ['red text on near-black', brandColours.primaryOnDark, brandColours.ink],
  ['ink on paper', brandColours.ink, brandColours.paper],
])('the palette has the contrast that reading needs: %s', (_what, text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});
