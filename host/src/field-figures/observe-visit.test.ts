/** @jest-environment jsdom */
import { FIGURES_ADDRESS } from './figure';
import { observeVisit } from './observe-visit';

type Report = (metric: { value: number; entries: object[] }) => void;
const mockVitals: Record<string, Report> = {};
jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (report: Report) => {
        mockVitals[name] = report;
      },
    ]),
  ),
);

const home = { remote: 'mf-catalog', release: '1.0.0', route: '/' };
const booking = { remote: 'mf-testride', release: '2.0.0', route: '/test-ride' };
const views = [
  { since: 0, page: home },
  { since: 5_000, page: booking },
  { since: 9_000, page: undefined },
];

const sent = jest.fn(async () => new Response());
beforeEach(() => {
  sent.mockClear();
  globalThis.fetch = sent as typeof fetch;
});
const hide = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
const body = () =>
  JSON.parse((sent.mock.calls as unknown as [string, RequestInit][])[0]?.[1].body as string);

it('a visit sends each figure with the page to which it belongs, once, and nothing of the visitor', () => {
  history.replaceState(null, '', '/?phone=0000012345');
  observeVisit(views);
  mockVitals['TTFB']?.({ value: 120.4, entries: [] });
  mockVitals['LCP']?.({ value: 900, entries: [] });
  mockVitals['LCP']?.({ value: 1234.5, entries: [] });
  mockVitals['CLS']?.({
    value: 0.123456,
    entries: [
      { value: 0.02, startTime: 100 },
      { value: 0.1, startTime: 6_000 },
    ],
  });
  mockVitals['INP']?.({ value: 88, entries: [{ startTime: 5_100 }] });
  hide();
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith(
    FIGURES_ADDRESS,
    expect.objectContaining({
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }),
  );
  expect(body()).toEqual([
    { name: 'TTFB', value: 120, page: home },
    { name: 'LCP', value: 1235, page: home },
    { name: 'CLS', value: 0.1235, page: booking },
    { name: 'INP', value: 88, page: booking },
  ]);
});

it('a visit leaves out what happened on a page that belongs to no remote', () => {
  observeVisit(views);
  mockVitals['TTFB']?.({ value: 120, entries: [] });
  mockVitals['INP']?.({ value: 88, entries: [{ startTime: 5_100 }] });
  mockVitals['INP']?.({ value: 300, entries: [{ startTime: 9_100 }] });
  hide();
  expect(body()).toEqual([{ name: 'TTFB', value: 120, page: home }]);
});

it('a visit of which nothing is known sends nothing', () => {
  observeVisit(views);
  hide();
  expect(sent).not.toHaveBeenCalled();
});
