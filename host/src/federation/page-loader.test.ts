/** @jest-environment jsdom */
import { loadRemote } from '@module-federation/enhanced/runtime';
import type { RemoteRoute } from '@site/shell';
import { leaveForFreshDocument, rememberSnapshot } from './freshness';
import { createPageLoader, createRevalidation } from './page-loader';
import { loadPage } from './page-modules';
import { rememberDocument } from './payment-document';
import { setFaultReporter } from './report-fault';
import type { LiveRemote } from './snapshot';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn() }));
jest.mock('./freshness', () => ({
  ...jest.requireActual('./freshness'),
  leaveForFreshDocument: jest.fn(),
}));
const load = jest.mocked(loadRemote);
const leave = jest.mocked(leaveForFreshDocument);

const loader = jest.fn<ReturnType<RemoteRoute['loader']>, Parameters<RemoteRoute['loader']>>();
const page = { fallback: {}, head: { title: '', description: '' } };
let count = 0;

/** A remote that no other test has loaded, with one page. */
function freshRemote(route: Partial<RemoteRoute> = {}): LiveRemote {
  load.mockResolvedValue({
    routes: [{ path: '/page', loader, lazy: async () => ({ Component: () => null }), ...route }],
  });
  return { name: `mf-test${++count}`, version: '1.0.0', entry: '/x.js', routes: [], slots: [] };
}

beforeEach(() => {
  jest.clearAllMocks();
  loader.mockResolvedValue(page);
});

describe('the loader of a page', () => {
  const args = (signal: AbortSignal) => ({
    request: { url: 'https://site.test/page', signal } as Request,
    params: {},
  });
  /** The site says which of its documents is live, when the test says so. */
  function liveSnapshot(id: string) {
    let answer: () => void = () => undefined;
    rememberSnapshot('this document');
    globalThis.fetch = jest.fn(
      () =>
        new Promise<Response>((resolve) => {
          answer = () => resolve({ ok: true, json: async () => ({ id }) } as Response);
        }),
    );
    return () => answer();
  }

  it('leaves for a fresh document when another release is live', async () => {
    const answer = liveSnapshot('the next document');
    const { signal } = new AbortController();
    const going = createPageLoader(freshRemote(), '/page')(args(signal));
    answer();
    await going;
    expect(leave).toHaveBeenCalledWith('https://site.test/page', signal);
  });

  it('leaves for a document of its own on the way to a page where a visitor pays', async () => {
    globalThis.fetch = jest.fn().mockRejectedValue(new Error('offline'));
    rememberDocument({});
    const url = 'https://site.test/pay/17';
    const { signal } = new AbortController();
    const path = '/pay/:id';
    const routes = [{ path, preload: [], takesPayments: true } as const];
    const load = createPageLoader({ ...freshRemote({ path }), routes }, path);
    await load({ request: { url, signal } as Request, params: {} });
    expect(leave).toHaveBeenCalledWith(url, signal);
    leave.mockClear();
    rememberDocument({ isPaymentPage: true });
    await load({ request: { url, signal } as Request, params: {} });
    expect(leave).not.toHaveBeenCalled();
  });

  it.each([
    ['was read', () => undefined],
    ['could not be read', () => loader.mockRejectedValue(new Error('down'))],
  ])('does not take a visitor back who went elsewhere, when the page %s', async (_case, set) => {
    set();
    const answer = liveSnapshot('the next document');
    const controller = new AbortController();
    const going = createPageLoader(freshRemote(), '/page')(args(controller.signal));
    controller.abort();
    answer();
    await expect(going).rejects.toThrow();
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('a loader that fails', () => {
  const reported = jest.fn();
  const run = () => {
    const { signal } = new AbortController();
    const request = { url: 'https://site.test/page', signal } as Request;
    return createPageLoader(freshRemote(), '/page')({ request, params: {} });
  };
  beforeEach(() => {
    globalThis.fetch = jest.fn().mockRejectedValue(new Error('offline'));
    setFaultReporter(reported);
  });

  it('by throwing fails at the stage of the data', async () => {
    loader.mockRejectedValue(new TypeError('no such field'));
    expect(await run()).toEqual({ fault: 'data' });
    expect(reported).toHaveBeenCalledWith(
      expect.objectContaining({ stage: 'data', message: expect.stringContaining('no such field') }),
    );
  });

  it('by never coming back is given up, so that the visitor can try again', async () => {
    jest.useFakeTimers();
    loader.mockReturnValue(new Promise(() => undefined));
    const data = run();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await data).toEqual({ fault: 'timeout' });
    jest.useRealTimers();
  });
});

describe('running the loader again', () => {
  const navigation = (from: string, to: string) => ({
    currentUrl: new URL(from, 'https://site.test'),
    nextUrl: new URL(to, 'https://site.test'),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
  });
  const runsAgain = async (route: Partial<RemoteRoute>, from: string, to: string) => {
    const remote = freshRemote(route);
    await loadPage(remote, '/page');
    return createRevalidation(remote, '/page')(navigation(from, to));
  };

  it("is not for a choice that is the page's own affair", async () => {
    expect(await runsAgain({}, '/page', '/page?colour=red')).toBe(false);
    expect(
      await runsAgain({ searchParams: ['state'] }, '/page?state=Goa', '/page?state=Goa&x=1'),
    ).toBe(false);
  });

  it('is for a parameter that the loader reads', async () => {
    expect(await runsAgain({ searchParams: ['state'] }, '/page', '/page?state=Goa')).toBe(true);
  });

  it('is for Retry, which stays where it is', async () => {
    expect(await runsAgain({}, '/page?colour=red', '/page?colour=red')).toBe(true);
  });

  it('is for a page of which nothing is known yet', () => {
    const remote = freshRemote();
    expect(createRevalidation(remote, '/page')(navigation('/page', '/page?colour=red'))).toBe(true);
  });
});
