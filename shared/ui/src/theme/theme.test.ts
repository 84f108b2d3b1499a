import { createSiteTheme, THEME_STORAGE_KEY } from './theme';

describe('the site theme', () => {
  const theme = createSiteTheme();

  it("has the breakpoints of the specification, measured in the reader's text", () => {
    const { keys, up, down } = theme.breakpoints;
    expect(keys.map(up)).toEqual(
      [0, 600, 900, 1200, 1536].map((px) => `@media (min-width:${px / 16}rem)`),
    );
    expect(down('md')).toBe(`@media (max-width:${899.95 / 16}rem)`);
  });

  it('is set in Montserrat and marked with the brand red', () => {
    expect(theme.typography.fontFamily).toMatch(/^'?Montserrat/);
    expect(theme.palette.brand.red).toBe('#eb1e21');
  });

  it('keeps the choice of the visitor under themeMode', () => {
    expect(THEME_STORAGE_KEY).toBe('themeMode');
  });

  it('says distances in pixels, without a variable and a calculation for each', () => {
    expect(theme.spacing(1.25, 'auto', 0)).toBe('10px auto 0px');
    expect(theme.unstable_sx({ p: 3, mt: -1, mx: 'auto' })).toEqual({
      padding: '24px',
      marginTop: '-8px',
      marginLeft: 'auto',
      marginRight: 'auto',
    });
  });

  it('has no variables for type, which is the same in both schemes', () => {
    expect(Object.keys(theme.vars ?? {})).not.toEqual(expect.arrayContaining(['typography']));
    expect(theme.unstable_sx({ typography: 'h4' })).toMatchObject({
      fontSize: theme.typography.h4.fontSize,
    });
  });

  it('keeps motion between 120 and 250 ms', () => {
    for (const duration of Object.values(theme.transitions.duration)) {
      expect(duration).toBeGreaterThanOrEqual(120);
      expect(duration).toBeLessThanOrEqual(250);
    }
  });
});
