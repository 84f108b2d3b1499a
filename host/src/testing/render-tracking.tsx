import { createMemoryRouter, RouterProvider } from '@site/router';
import { setRuntimeConfig } from '@site/shell';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { PolicyLinks } from '../shell/footer/policy-links';
import { writeConsent } from '../tracking/consent';
import { TrackingRoot } from '../tracking/tracking-root';
import navigation from './sample-navigation.json';

/** The script of the tag, where it was loaded. */
export const tag = () => document.querySelector('script[src*="googletagmanager"]');
/** What was reported to the tag so far, as plain lists. */
export const reported = () =>
  (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));

/** The choice at the foot and the tracking of a site with this id of the tag, on any page. */
export function renderTracking(trackingId: string) {
  setRuntimeConfig({ siteOrigin: '', apiOrigin: '', app: 'ev', trackingId });
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <>
          <PolicyLinks links={[]} />
          <TrackingRoot />
        </>
      ),
    },
  ]);
  render(
    <SWRConfig value={{ fallback: { readNavigation: navigation } }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return router;
}

/** A visitor whom the notice has asked. */
export async function askedForConsent() {
  renderTracking('AW-1');
  // Waits for the idle browser, then makes the first move.
  await waitFor(() => {
    fireEvent.scroll(window);
    expect(screen.getByRole('region', { name: 'Cookie choices' })).toBeVisible();
  });
}

/** Before each test nobody has answered, and there is no tag. */
export function prepareTracking(): void {
  beforeEach(() => {
    writeConsent('unknown');
    tag()?.remove();
    delete window.dataLayer;
  });
}
