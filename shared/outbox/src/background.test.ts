import { askToSendLater } from './background';

it('the browser is asked to send later while it still asks people whether it may keep the records for good', async () => {
  const register = jest.fn(async () => undefined);
  const persist = jest.fn(() => new Promise<boolean>(() => undefined));
  const device = {
    storage: { persist },
    serviceWorker: { getRegistration: async () => ({ sync: { register } }) },
  };
  Object.defineProperty(globalThis, 'navigator', { value: device, configurable: true });
  await askToSendLater();
  expect(persist).toHaveBeenCalledTimes(1);
  expect(register).toHaveBeenCalledWith('outbox');
});
