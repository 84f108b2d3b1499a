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
