/** @jest-environment jsdom */
import { createMemoryRouter, RouterProvider } from '@site/router';
import { setRuntimeConfig, track } from '@site/shell';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { PolicyLinks } from '../shell/footer/policy-links';
import navigation from '../testing/sample-navigation.json';
import { CONSENT_STORAGE_KEY, writeConsent } from './consent';
import { pageForAds } from './page-for-ads';
import { TrackingRoot } from './tracking-root';

jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'].map((name) => [name, jest.fn()]),
  ),
);

const tag = () => document.querySelector('script[src*="googletagmanager"]');
/** What was reported to the tag so far, as plain lists. */
const reported = () =>
  (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));

function renderTracking(trackingId: string) {
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

beforeEach(() => {
  writeConsent('unknown');
  tag()?.remove();
  delete window.dataLayer;
});

async function askedForConsent() {
  renderTracking('AW-1');
  // Waits for the idle browser, then makes the first move.
  await waitFor(() => {
    fireEvent.scroll(window);
    expect(screen.getByRole('region', { name: 'Cookie choices' })).toBeVisible();
  });
}

describe('when every wait is over and the visitor has moved', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function visit(trackingId: string) {
    renderTracking(trackingId);
    await act(() => jest.runAllTimersAsync());
    fireEvent.scroll(window);
    await act(() => jest.runAllTimersAsync());
    return screen.queryByRole('region', { name: 'Cookie choices' });
  }

  it.each([
    ['without an id, nothing is asked', '', false],
    ['with an id, consent is asked for', 'AW-1', true],
  ])('%s', async (_case, trackingId, asks) => {
    expect((await visit(trackingId)) !== null).toBe(asks);
    expect(tag()).toBeNull();
  });

  it.each([
    ['without an id, nothing is loaded even after consent', '', false],
    ['with an id, the tag is loaded after consent', 'AW-1', true],
  ])('%s', async (_case, trackingId, loads) => {
    localStorage.setItem(CONSENT_STORAGE_KEY, 'granted');
    expect(await visit(trackingId)).toBeNull();
    expect(tag() !== null).toBe(loads);
  });
});

it('the consent notice asks after the first move only, and nothing is loaded until it is answered', async () => {
  await askedForConsent();
  expect(tag()).toBeNull();
  expect(screen.getByRole('link', { name: 'Cookies Policy' })).toHaveAttribute(
    'href',
    '/cookies-policies',
  );
});

it('the consent notice remembers a refusal and stays silent', async () => {
  await askedForConsent();
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(localStorage.getItem(CONSENT_STORAGE_KEY)).toBe('denied');
  expect(screen.queryByRole('region', { name: 'Cookie choices' })).toBeNull();
  track('offer_opened', { code: 'X' });
  expect(tag()).toBeNull();
  expect(reported()).toEqual([]);
});

describe('a visitor who presses "Cookie choices"', () => {
  const entry = () => screen.getByRole('button', { name: 'Cookie choices' });
  const notice = () => screen.queryByRole('region', { name: 'Cookie choices' });

  it.each(['after an answer', 'while the question stands'])(
    'is led to the notice %s, and back once they have answered',
    async (when) => {
      const user = userEvent.setup();
      await askedForConsent();
      if (when === 'after an answer')
        await user.click(screen.getByRole('button', { name: 'Accept' }));
      entry().focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(notice()).toHaveFocus());
      screen.getByRole('button', { name: 'Decline' }).focus();
      await user.keyboard('{Enter}');
      expect(notice()).toBeNull();
      expect(entry()).toHaveFocus();
    },
  );

  it('has the focus to themselves when the notice comes unasked', async () => {
    await askedForConsent();
    expect(document.body).toHaveFocus();
  });
});

it('the tag after consent is initialised, and reports page views and the events of the remotes', async () => {
  await askedForConsent();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(tag()).toHaveAttribute('src', expect.stringContaining('id=AW-1')));
  await waitFor(() =>
    expect(reported()).toContainEqual(['event', 'page_view', { page_path: '/' }]),
  );
  act(() => track('test_ride_booked', { source: 'website' }));
  expect(reported()).toContainEqual(['event', 'test_ride_booked', { source: 'website' }]);
});

it('the tag starts by itself on the next visit and reports every route', async () => {
  localStorage.setItem(CONSENT_STORAGE_KEY, 'granted');
  const router = renderTracking('AW-1');
  await waitFor(() => expect(tag()).not.toBeNull());
  await act(() => router.navigate('/offers'));
  await waitFor(() =>
    expect(reported()).toContainEqual(['event', 'page_view', { page_path: '/offers' }]),
  );
  expect(screen.queryByRole('region', { name: 'Cookie choices' })).toBeNull();
});

/** As another tab empties the choice, or somebody deletes the data of the site. */
function forgetElsewhere(key: string | null): void {
  localStorage.clear();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
}

it.each([
  ['is withdrawn in another tab', CONSENT_STORAGE_KEY],
  ['goes with the data of the site', null],
])('nothing is reported once a consent that was given here %s', async (_how, key) => {
  await askedForConsent();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(reported()).toContainEqual(['event', 'page_view', { page_path: '/' }]),
  );
  expect(window).toHaveProperty('ga-disable-AW-1', false);
  forgetElsewhere(key);
  const before = reported().filter(([command]) => command === 'event');
  act(() => track('offer_opened', { code: 'X' }));
  expect(reported().filter(([command]) => command === 'event')).toEqual(before);
  expect(window).toHaveProperty('ga-disable-AW-1', true);
});

it('the tag learns no query of a page but that of a campaign', async () => {
  localStorage.setItem(CONSENT_STORAGE_KEY, 'granted');
  const { origin } = window.location;
  const referrer = jest
    .spyOn(document, 'referrer', 'get')
    .mockReturnValue(`${origin}/locate-dealer?near=Asha+Rao`);
  window.history.replaceState(null, '', '/locate-dealer?near=560001&utm_source=mail&gclid=1');
  renderTracking('AW-1');
  await waitFor(() => expect(reported().map(([command]) => command)).toContain('event'));
  const told = reported().filter(([command]) => command === 'set');
  expect(new Set(told.map((command) => JSON.stringify(command)))).toEqual(
    new Set([
      JSON.stringify([
        'set',
        {
          page_location: `${origin}/locate-dealer?utm_source=mail&gclid=1`,
          page_referrer: `${origin}/locate-dealer`,
        },
      ]),
    ]),
  );
  const commands = reported().map(([command]) => command);
  expect(commands.indexOf('set')).toBeLessThan(commands.indexOf('config'));
  expect(JSON.stringify(reported())).not.toMatch(/560001|Asha/);
  window.history.replaceState(null, '', '/');
  referrer.mockRestore();
});

it('a choice that this tab could not keep gives way to one that is made in another tab', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await askedForConsent();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(reported()).toContainEqual(['event', 'page_view', { page_path: '/' }]),
  );
  full.mockRestore();
  localStorage.setItem(CONSENT_STORAGE_KEY, 'denied');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_STORAGE_KEY }));
  });
  expect(window).toHaveProperty('ga-disable-AW-1', true);
});

it('the tag learns where a visitor of an app comes from as the browser names it', () => {
  const referrer = jest.spyOn(document, 'referrer', 'get');
  referrer.mockReturnValue('android-app://com.mail.example/?near=560001');
  expect(pageForAds().page_referrer).toBe('android-app://com.mail.example/');
  referrer.mockRestore();
});

const paid = { trackingId: 'O-1', itemKey: 'k', orderType: 'order', amount: 999 } as const;
const purchases = () => reported().filter(([, event]) => event === 'purchase');

it('what happens while the tag is still on its way is told by it, where the visitor had agreed before', async () => {
  localStorage.setItem(CONSENT_STORAGE_KEY, 'granted');
  renderTracking('AW-1');
  act(() => track('order_paid', paid));
  await waitFor(() => expect(purchases()).toHaveLength(1));
});

it('what happened before the visitor agreed is told to nobody', async () => {
  await askedForConsent();
  act(() => track('order_paid', paid));
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(reported()).toContainEqual(['event', 'page_view', { page_path: '/' }]),
  );
  expect(purchases()).toEqual([]);
});

describe('a consent that is withdrawn before the tag has come', () => {
  async function agreedAndWithdrawn() {
    localStorage.setItem(CONSENT_STORAGE_KEY, 'granted');
    renderTracking('AW-1');
    await waitFor(() => expect(reported().map(([command]) => command)).toContain('event'));
    act(() => writeConsent('denied'));
  }
  const commands = () => new Set(reported().map(([command]) => command));

  it('leaves the tag nothing to send, nor a page to measure', async () => {
    await agreedAndWithdrawn();
    expect(commands()).toEqual(new Set());
  });

  it('and given again has the tag measure as if it had been given once', async () => {
    await agreedAndWithdrawn();
    act(() => writeConsent('granted'));
    await waitFor(() => expect(commands()).toContain('event'));
    expect(reported().filter(([command]) => command === 'config')).toHaveLength(1);
    expect(document.querySelectorAll('script[src*="googletagmanager"]')).toHaveLength(1);
  });

  it('leaves the tag what it has read already, and tells it of the refusal', async () => {
    localStorage.setItem(CONSENT_STORAGE_KEY, 'granted');
    renderTracking('AW-1');
    await waitFor(() => expect(commands()).toContain('event'));
    tag()?.dispatchEvent(new Event('load'));
    act(() => writeConsent('denied'));
    expect(reported().at(-1)).toEqual([
      'consent',
      'update',
      { ad_storage: 'denied', analytics_storage: 'denied' },
    ]);
    act(() => writeConsent('granted'));
    await waitFor(() => expect(reported().at(-1)?.[0]).toBe('event'));
    expect(reported().filter(([command]) => command === 'config')).toHaveLength(1);
  });
});

describe('a page that Back brings out of the cache of the browser', () => {
  const views = () => reported().filter(([, event]) => event === 'page_view');
  async function comeBack(meanwhile: () => void = () => undefined) {
    localStorage.setItem(CONSENT_STORAGE_KEY, 'granted');
    renderTracking('AW-1');
    await waitFor(() => expect(views()).toHaveLength(1));
    tag()?.dispatchEvent(new Event('load'));
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      meanwhile();
    });
  }

  it('is viewed anew', async () => {
    await comeBack();
    await waitFor(() => expect(views()).toHaveLength(2));
    expect(views()[1]).toEqual(['event', 'page_view', { page_path: '/' }]);
  });

  it('is told to nobody when the consent was withdrawn meanwhile', async () => {
    await comeBack(() => writeConsent('denied'));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(views()).toHaveLength(1);
  });
});
