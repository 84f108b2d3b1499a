import { ThemeContext } from '@emotion/react';
import { useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { SameTheme } from './same-theme';

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
