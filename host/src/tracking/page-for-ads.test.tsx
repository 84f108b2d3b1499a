/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import { prepareTracking, renderTracking, reported } from '../testing/render-tracking';
import { CONSENT_STORAGE_KEY } from './consent';
import { pageForAds } from './page-for-ads';

jest.mock('web-vitals');

prepareTracking();

it('the tag learns no query of a page but that of a campaign', async () => {
  localStorage.setItem(CONSENT_STORAGE_KEY, 'granted');
  const { origin } = window.location;
  const referrer = jest
    .spyOn(document, 'referrer', 'get')
    .mockReturnValue(`${origin}/locate-dealer?near=Asha+Rao`);
  window.history.replaceState(
    null,
    '',
    '/locate-dealer?near=560001&utm_source=mail&utm_campaign=diwali&gclid=1#asha',
  );
  renderTracking('AW-1');
  await waitFor(() => expect(reported().map(([command]) => command)).toContain('event'));
  const told = reported().filter(([command]) => command === 'set');
  expect(new Set(told.map((command) => JSON.stringify(command)))).toEqual(
    new Set([
      JSON.stringify([
        'set',
        {
          page_location: `${origin}/locate-dealer?utm_source=mail&utm_campaign=diwali&gclid=1`,
          page_referrer: `${origin}/locate-dealer`,
        },
      ]),
    ]),
  );
  const commands = reported().map(([command]) => command);
  expect(commands.indexOf('set')).toBeLessThan(commands.indexOf('config'));
  expect(JSON.stringify(reported())).not.toMatch(/560001|asha/i);
  window.history.replaceState(null, '', '/');
  referrer.mockRestore();
});

it('the tag learns where a visitor of an app comes from as the browser names it', () => {
  const referrer = jest.spyOn(document, 'referrer', 'get');
  referrer.mockReturnValue('android-app://com.mail.example/?near=560001');
  expect(pageForAds().page_referrer).toBe('android-app://com.mail.example/');
  referrer.mockRestore();
});

it('the tag learns no phone number and no e-mail address out of the path of a page', async () => {
  localStorage.setItem(CONSENT_STORAGE_KEY, 'granted');
  const path = '/order/history/98765%2043210/asha%40mail.example';
  window.history.replaceState(null, '', path);
  const router = renderTracking('AW-1');
  await act(() => router.navigate(path));
  await waitFor(() => expect(JSON.stringify(reported())).toContain('/order/history'));
  const told = decodeURIComponent(JSON.stringify(reported()));
  expect(told).toContain('/order/history/…/…');
  expect(told).not.toMatch(/98765|asha/);
  window.history.replaceState(null, '', '/');
});
