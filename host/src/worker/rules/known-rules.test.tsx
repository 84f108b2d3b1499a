import * as emotion from '@emotion/serialize';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { Box, Button, CircularProgress, Typography } from '@site/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

jest.mock('@emotion/serialize', () => {
  const { serializeStyles, ...others } = jest.requireActual('@emotion/serialize');
  const { withKnownRules } = jest.requireActual('./known-rules');
  const evaluated = jest.fn(serializeStyles);
  const known = withKnownRules(evaluated);
  const use = { isKnown: true, evaluated };
  const chosen = (...args: unknown[]) => (use.isKnown ? known : serializeStyles)(...args);
  return { ...others, serializeStyles: chosen, use };
});
const { use } = emotion as unknown as { use: { isKnown: boolean; evaluated: jest.Mock } };

/** @param isKnown whether rules are remembered, or all evaluated as Emotion does */
function render(node: ReactNode, isKnown: boolean): string {
  use.isKnown = isKnown;
  return renderToStaticMarkup(node);
}
const light = createTheme();
const dark = createTheme({ palette: { mode: 'dark' } });

const colours = ['red', 'green'];
const variants = ['text', 'outlined', 'contained'] as const;
const buttons = variants.flatMap((variant) =>
  (['small', 'medium', 'large'] as const).flatMap((size) =>
    (['primary', 'secondary', 'inherit'] as const).flatMap((color) =>
      [{}, { disabled: true }, { fullWidth: true }, { startIcon: <b>i</b> }, { href: '/' }].map(
        (more) => ({ variant, size, color, ...more }),
      ),
    ),
  ),
);

const looks: [string, ReactNode[]][] = [
  ['buttons', buttons.map((look) => <Button key={JSON.stringify(look)} {...look} />)],
  [
    'texts',
    (['h1', 'h2', 'body1', 'overline'] as const).map((variant) => (
      <Typography key={variant} variant={variant} noWrap gutterBottom={variant === 'h1'} />
    )),
  ],
  ['values', [1, 2, '1px', null].map((mt) => <Box key={mt} sx={{ mt, color: 'red' }} />)],
  [
    'names and values that run into each other',
    [
      <Box key="1" sx={{ color: 'red', '--a': 'b' }} />,
      <Box key="2" sx={{ color: 'red,--a:1"b' }} />,
    ],
  ],
  ['nested styles', colours.map((color) => <Box key={color} sx={{ '& > a': { color } }} />)],
  ['lists of styles', colours.map((color) => <Box key={color} sx={[{ mt: 1 }, { color }]} />)],
  ['styles that are functions', colours.map((color) => <Box key={color} sx={() => ({ color })} />)],
  [
    'values that are functions',
    colours.map((color) => <Box key={color} sx={{ color: () => color }} />),
  ],
  ['animations', [20, 40].map((size) => <CircularProgress key={size} size={size} />)],
  [
    'themes',
    [light, dark].map((theme) => (
      <ThemeProvider key={theme.palette.mode} theme={theme}>
        <Typography sx={{ color: 'text.secondary' }} />
      </ThemeProvider>
    )),
  ],
  [
    'elements of other names',
    [<Box key="1" component="span" />, <Box key="2" component="ul" sx={{ p: 0 }} />],
  ],
];

it.each(looks)(
  '%s look with remembered rules as without, the first time and later',
  (_name, nodes) => {
    const expected = nodes.map((node) => render(node, false));
    expect(new Set(expected).size).toBe(nodes.length);
    for (const turn of ['first', 'later'])
      expect([turn, nodes.map((node) => render(node, true))]).toEqual([turn, expected]);
  },
);

it('evaluates what looks the same once, whatever it holds and wherever it leads', () => {
  const card = (title: string) => (
    <Typography component="a" href={`/${title}`} aria-label={title} sx={{ mt: 3.25 }}>
      {title}
    </Typography>
  );
  render(card('one'), true);
  use.evaluated.mockClear();
  const html = render(card('two'), true);
  expect(html).toContain('href="/two"');
  expect(use.evaluated).not.toHaveBeenCalled();
});

it('an element that holds nothing may look otherwise than one that holds something', () => {
  use.evaluated.mockClear();
  render(<Typography sx={{ mt: 3.5 }}>text</Typography>, true);
  render(<Typography sx={{ mt: 3.5 }} />, true);
  expect(use.evaluated).toHaveBeenCalledTimes(2);
});
