import { loadRemote } from '@module-federation/enhanced/runtime';
import { needsFreshDocument, rememberSnapshot } from './freshness';
import { loadExpose } from './load-expose';
import type { LiveRemote } from './snapshot';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn() }));
const remote: LiveRemote = {
  name: 'mf-a',
  version: '1.0.0',
  entry: '/a.js',
  routes: [],
  slots: [],
};
const { fetch } = global;
beforeEach(() => {
  jest.useFakeTimers();
  rememberSnapshot('mine');
  global.fetch = jest.fn(async () => new Response(JSON.stringify({ id: 'mine' })));
});
afterEach(() => {
  jest.useRealTimers();
  global.fetch = fetch;
});

it('Retry loads the document anew once code was late twice: the browser goes on waiting for the same request, which may stand still for ever', async () => {
  jest.mocked(loadRemote).mockReturnValue(new Promise(() => undefined));
  const tryOnce = async () => {
    const failed = expect(loadExpose(remote, 'routes')).rejects.toMatchObject({ stage: 'timeout' });
    await jest.advanceTimersByTimeAsync(5_000);
    await failed;
  };
  await tryOnce();
  // It may only be slow: in place it shows as soon as it is here.
  expect(await needsFreshDocument()).toBe(false);
  await tryOnce();
  expect(await needsFreshDocument()).toBe(true);
});
