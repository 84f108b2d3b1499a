/** @jest-environment jsdom */
import { ThemeProvider } from '@site/ui';
import { createSiteTheme } from '@site/ui/theme';
import { render } from '@testing-library/react';
import { image } from '../../../testing/sample-catalog';
import { ColourPicker } from './colour-picker';

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string) => {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
};

it.each(['light', 'dark'] as const)(
  'a swatch is seen in the %s theme though its colour is that of the page: its edge has a contrast of 3 to 1',
  (scheme) => {
    const theme = createSiteTheme();
    const choices = ['sand', 'black'].map((id) => ({
      id,
      label: id,
      hex: undefined,
      image: image(id),
      hero: undefined,
    }));
    const [chosen] = choices;
    if (!chosen) throw new Error('No colour');
    const { container } = render(
      <ThemeProvider theme={theme}>
        <ColourPicker colours={choices} chosen={chosen} onChoose={() => undefined} />
      </ThemeProvider>,
    );
    const swatch = container.querySelector('label [aria-hidden]');
    if (!swatch) throw new Error('No swatch');
    const palette = theme.colorSchemes[scheme]?.palette;
    const [, group = '', shade = ''] =
      /--site-palette-(\w+)-?(\w*)/.exec(getComputedStyle(swatch).borderColor) ?? [];
    const colours: Record<string, unknown> = { ...palette };
    const colour = shade ? (colours[group] as Record<string, string>)[shade] : colours[group];
    expect(colour).toMatch(/^#/);
    expect(contrast(String(colour), palette?.background.default ?? '')).toBeGreaterThanOrEqual(3);
  },
);
