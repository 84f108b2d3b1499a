/** @jest-environment jsdom */
import { readOrderState, refreshOrderState } from '@site/contract';
import { answerOf, callOf, fakeApi, refusal } from '@site/testing/fake-api';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { sampleOrder } from '../testing/sample-order';
import { useOrderState } from './use-order-state';

const REFRESH = callOf(refreshOrderState);
const READ = callOf(readOrderState);
const order = (step: 'being-checked' | 'order-again' | 'paid') => ({
  ...sampleOrder,
  next: { step },
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('an order that is being checked is asked for again by itself also after tries that failed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = fakeApi({ [REFRESH]: answerOf(refreshOrderState, order('being-checked')) });
  const { result } = renderHook(() => useOrderState('reference'), { wrapper });
  // What parses the answer is loaded in real time.
  await waitFor(() => expect(result.current.order?.next.step).toBe('being-checked'));
  jest.useFakeTimers();
  api.answer(REFRESH, refusal(503, 'down'));
  api.answer(READ, refusal(503, 'down'));
  await act(async () => result.current.recheck());
  const asked = () => api.sent(REFRESH).length;
  expect(asked()).toBe(2);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(asked()).toBe(3);
  expect(result.current.error).toBeUndefined();
  // Nobody looks: the page asks nothing.
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(asked()).toBe(3);
  hidden.mockRestore();
  api.answer(REFRESH, answerOf(refreshOrderState, order('paid')));
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(result.current.order?.next.step).toBe('paid');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(asked()).toBe(4);
});

it.each([
  ['is asked too often', refusal(429, 'Too often')],
  ['fails', refusal(500, 'Failed')],
  ['does not answer', () => Promise.reject(new TypeError('lost'))],
])('an order shows as the API knows it where what asks the provider %s', async (_how, answer) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeApi({ [REFRESH]: answer, [READ]: answerOf(readOrderState, order('being-checked')) });
  const { result } = renderHook(() => useOrderState('reference'), { wrapper });
  await waitFor(() => expect(result.current.order?.next.step).toBe('being-checked'));
});

it('an order that is paid is not asked for again by itself, though asking for it has failed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = fakeApi({ [REFRESH]: answerOf(refreshOrderState, order('paid')) });
  const { result } = renderHook(() => useOrderState('reference'), { wrapper });
  await waitFor(() => expect(result.current.order?.next.step).toBe('paid'));
  jest.useFakeTimers();
  api.answer(REFRESH, refusal(503, 'down'));
  await act(async () => result.current.recheck());
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(api.sent(REFRESH)).toHaveLength(2);
});

it('who begins to follow an order right after it was read sees it as it is by now, as after a payment', async () => {
  const api = fakeApi({ [REFRESH]: answerOf(refreshOrderState, order('order-again')) });
  const { result, rerender } = renderHook(({ reference }) => useOrderState(reference), {
    wrapper,
    initialProps: { reference: 'reference' as string | undefined },
  });
  await waitFor(() => expect(result.current.order?.next.step).toBe('order-again'));
  rerender({ reference: undefined });
  api.answer(REFRESH, answerOf(refreshOrderState, order('paid')));
  rerender({ reference: 'reference' });
  await waitFor(() => expect(result.current.order?.next.step).toBe('paid'));
});

it('an order that the API does not know is not asked for a second time', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = fakeApi({ [REFRESH]: refusal(404, 'Not found.') });
  const { result } = renderHook(() => useOrderState('reference'), { wrapper });
  await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'http', status: 404 }));
  expect(api.sent(READ)).toHaveLength(0);
});
