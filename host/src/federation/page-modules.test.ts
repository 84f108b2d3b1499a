import { loadRemote } from '@module-federation/enhanced/runtime';
import { forgetFailure, loadPage, readPage } from './page-modules';
import type { LiveRemote } from './snapshot';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn() }));
const load = jest.mocked(loadRemote);

const Page = () => null;
const routes = {
  routes: [{ path: '/', loader: jest.fn(), lazy: async () => ({ Component: Page }) }],
};
let count = 0;
/** A remote that no other test has loaded. */
const freshRemote = (): LiveRemote => ({
  name: `mf-test${++count}`,
  version: '1.0.0',
  entry: '/x.js',
  routes: [],
  slots: [],
});

beforeEach(() => load.mockReset());

it('a page is there at once after it was loaded', async () => {
  load.mockResolvedValue(routes);
  const remote = freshRemote();
  await loadPage(remote, '/');
  expect(readPage(remote, '/')).toBe(Page);
});

it('a page is told which address is to be shown, so that what only this one needs comes along', async () => {
  const lazy = jest.fn(async () => ({ Component: Page }));
  load.mockResolvedValue({ routes: [{ path: '/', loader: jest.fn(), lazy }] });
  const url = new URL('http://localhost/?dealer=dn-1');
  await loadPage(freshRemote(), '/', url);
  expect(lazy).toHaveBeenCalledWith(url);
});

it('a page of a remote that resolves with nothing has failed', async () => {
  load.mockResolvedValue(null);
  await expect(loadPage(freshRemote(), '/')).rejects.toMatchObject({
    name: 'RemoteFault',
    stage: 'empty',
  });
});

it('a page of a remote that the registry calls unavailable is asked of nobody', async () => {
  await expect(loadPage({ ...freshRemote(), entry: null }, '/')).rejects.toMatchObject({
    stage: 'unavailable',
  });
  expect(load).not.toHaveBeenCalled();
});

it('a page that failed stays failed until that is forgotten, then it is loaded anew', async () => {
  load.mockRejectedValue(new Error('down'));
  const remote = freshRemote();
  await expect(loadPage(remote, '/')).rejects.toMatchObject({ stage: 'load' });
  const failed = readPage(remote, '/');
  expect(readPage(remote, '/')).toBe(failed);
  await expect(failed).rejects.toMatchObject({ stage: 'load' });
  load.mockResolvedValue(routes);
  forgetFailure(remote, '/');
  await expect(readPage(remote, '/')).resolves.toBe(Page);
});

it('a page of a remote that does not come within its time is given up', async () => {
  jest.useFakeTimers();
  load.mockReturnValue(new Promise(() => undefined));
  const page = loadPage(freshRemote(), '/');
  const outcome = expect(page).rejects.toMatchObject({ stage: 'timeout' });
  await jest.advanceTimersByTimeAsync(5_000);
  await outcome;
  jest.useRealTimers();
});
