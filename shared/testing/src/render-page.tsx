import './web-globals';

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createMemoryRouter, RouterProvider } from '@site/router';
import type { RemoteRoute } from '@site/shell';
import { ThemeProvider } from '@site/ui';
import { createSiteTheme } from '@site/ui/theme';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { toRouteObjects } from './to-route-objects';

/**
 * Emotion's rules go nowhere: jsdom would match every rule with every element of which a component asks the
 * computed style, and writing and inserting them is an eighth of the time of a page test. No test of a page
 * asks how it looks; the browser tests do.
 */
function createUnstyledCache() {
  const cache = createCache({ key: 'test' });
  cache.insert = (_selector, { name }) => {
    cache.inserted[name] = true;
  };
  return cache;
}

/** A page that a test has opened. */
interface RenderedPage extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
  user: UserEvent;
}

/**
 * Opens an address on the routes of a remote as a visitor's browser would after a client-side
 * navigation: the loader runs, then the page shows. Nothing of federation is involved.
 */
export function renderPage(routes: readonly RemoteRoute[], address: string): RenderedPage {
  const router = createMemoryRouter(toRouteObjects(routes), { initialEntries: [address] });
  const view = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <CacheProvider value={createUnstyledCache()}>
        <ThemeProvider theme={createSiteTheme()}>
          <RouterProvider router={router} />
        </ThemeProvider>
      </CacheProvider>
    </SWRConfig>,
  );
  return { ...view, router, user: userEvent.setup({ pointerEventsCheck: 0, delay: null }) };
}
