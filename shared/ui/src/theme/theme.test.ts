import { createSiteTheme, THEME_STORAGE_KEY } from './theme';

describe('the site theme', () => {
  const theme = createSiteTheme();

  it('has the breakpoints of the specification', () => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  });

  it('is set in Montserrat and marked with the brand red', () => {
    expect(theme.typography.fontFamily).toMatch(/^'?Montserrat/);
    expect(theme.palette.brand.red).toBe('#eb1e21');
  });

  it('keeps the choice of the visitor under themeMode', () => {
    expect(THEME_STORAGE_KEY).toBe('themeMode');
  });

  it('keeps motion between 120 and 250 ms', () => {
    for (const duration of Object.values(theme.transitions.duration)) {
      expect(duration).toBeGreaterThanOrEqual(120);
      expect(duration).toBeLessThanOrEqual(250);
    }
  });
});
