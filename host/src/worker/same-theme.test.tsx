import { ThemeContext } from '@emotion/react';
import { useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { siteTheme } from '../theme/theme-variables';
import { SameTheme } from './same-theme';

const { generateThemeVars } = siteTheme as { generateThemeVars?: () => unknown };

it('pages of a worker get one theme object, though each rendering makes an equal one', () => {
  const seen: object[] = [];
  function Page() {
    seen.push(useContext(ThemeContext));
    return null;
  }
  for (let page = 0; page < 2; page += 1)
    renderToString(
      <ThemeContext value={{ spacing: 8 }}>
        <SameTheme>
          <Page />
        </SameTheme>
      </ThemeContext>,
    );
  expect(seen[0]).toEqual({ spacing: 8 });
  expect(seen[1]).toBe(seen[0]);
});

it('the names of the variables of a theme are made once in a worker', () => {
  const made = generateThemeVars?.();
  expect(made).toMatchObject({ palette: expect.any(Object) });
  expect(generateThemeVars?.()).toBe(made);
});
