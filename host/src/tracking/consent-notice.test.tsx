/** @jest-environment jsdom */
import { track } from '@site/shell';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  askedForConsent,
  prepareTracking,
  renderTracking,
  reported,
  tag,
} from '../testing/render-tracking';
import { CONSENT_STORAGE_KEY } from './consent';

jest.mock('web-vitals');

prepareTracking();

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
