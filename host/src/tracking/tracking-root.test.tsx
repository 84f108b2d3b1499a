/** @jest-environment jsdom */
import { track } from '@site/shell';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  askedForConsent,
  prepareTracking,
  renderTracking,
  reported,
  tag,
} from '../testing/render-tracking';
import { CONSENT_STORAGE_KEY, writeConsent } from './consent';

jest.mock('web-vitals');

prepareTracking();

it('the tag after consent is initialised, and reports page views and the events of the remotes', async () => {
  await askedForConsent();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(tag()).toHaveAttribute('src', expect.stringContaining('id=AW-1')));
  await waitFor(() =>
    expect(reported()).toContainEqual(['event', 'page_view', { page_path: '/' }]),
  );
  // The views are told of by us, so that none counts twice.
  expect(reported()).toContainEqual(['config', 'AW-1', { send_page_view: false }]);
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
