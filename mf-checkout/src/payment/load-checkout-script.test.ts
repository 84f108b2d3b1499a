/** @jest-environment jsdom */
import { readPaymentCheckout } from '@site/contract';
import { answerOf, callOf, type FakeApi, fakeApi } from '@site/testing/fake-api';
import { waitFor } from '@testing-library/react';
import { loadCheckoutScript } from './load-checkout-script';

const ADDRESS = callOf(readPaymentCheckout);
const named = (script_url: string) =>
  answerOf(readPaymentCheckout, { payment_provider: 'sandbox', script_url } as never);
const scripts = () => [...document.head.querySelectorAll('script')];

let api: FakeApi;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = fakeApi();
  document.head.replaceChildren();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each([
  ['cannot be asked for', { status: 503 }],
  ['is not readable', { body: 'no JSON' }],
  ['is of another site', named('https://checkout.razorpay.com.evil.example/checkout.js')],
  ['is nothing that loads', named('javascript:alert(1)')],
])('the provider’s script is not loaded when its address %s', async (_what, answer) => {
  api.answer(ADDRESS, answer);
  await expect(loadCheckoutScript()).rejects.toThrow();
  expect(scripts()).toEqual([]);
});

it('the provider’s script is given up when it has not come after ten seconds, and asked for again by the next', async () => {
  api.answer(ADDRESS, named('/sandbox/checkout.js'));
  jest.useFakeTimers();
  const ended = jest.fn();
  loadCheckoutScript().then(ended, ended);
  await jest.advanceTimersByTimeAsync(9_900);
  expect(scripts()).toHaveLength(1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(ended).toHaveBeenCalledWith(new Error('/sandbox/checkout.js could not be loaded'));
  expect(scripts()).toEqual([]);
});

it('the provider’s script is not loaded a second time by another release of this page', async () => {
  const Widget = jest.fn();
  window.Razorpay = Widget;
  await jest.isolateModulesAsync(async () => {
    const other = await import('./load-checkout-script');
    expect(await other.loadCheckoutScript()).toBe(Widget);
  });
  Reflect.deleteProperty(window, 'Razorpay');
  expect(scripts()).toEqual([]);
  expect(api.calls).toEqual([]);
});

it('the provider’s script is loaded once for all who ask, and again only after a failure', async () => {
  api.answer(ADDRESS, named('/sandbox/checkout.js'));
  const failed = loadCheckoutScript();
  await waitFor(() => expect(scripts()).toHaveLength(1));
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('could not be loaded');

  const Widget = class {
    on() {}
    open() {}
    close() {}
  };
  const [first, second] = [loadCheckoutScript(), loadCheckoutScript()];
  await waitFor(() => expect(scripts()).toHaveLength(1));
  window.Razorpay = Widget;
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await Promise.all([first, second])).toEqual([Widget, Widget]);
  Reflect.deleteProperty(window, 'Razorpay');
});
