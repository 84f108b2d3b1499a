import { loadRemote } from '@module-federation/enhanced/runtime';
import { setRuntimeConfig } from '@site/shell';
import { setFaultReporter } from '../federation/report-fault';
import type { LiveRemote } from '../federation/snapshot';
import { createRenderer } from './render-page';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn() }));

const report = jest.fn();
setFaultReporter(report);
setRuntimeConfig({
  siteOrigin: 'http://localhost',
  apiOrigin: 'http://localhost:9',
  app: 'ev',
  paymentKey: '',
  trackingId: '',
});

const Whole = () => <h1>All is well</h1>;
function Throwing(): never {
  throw new Error('broken on purpose');
}
const page = (path: string, Component: () => React.ReactNode) => ({
  path,
  loader: async () => ({ fallback: {}, head: { title: 'T', description: 'D' } }),
  lazy: async () => ({ Component }),
});
const remote: LiveRemote = {
  name: 'mf-test',
  version: '1.0.0',
  entry: '/entry.js',
  routes: [
    { path: '/whole', preload: [] },
    { path: '/throwing', preload: [] },
  ],
  slots: [],
};

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  jest.mocked(loadRemote).mockResolvedValue({
    routes: [page('/whole', Whole), page('/throwing', Throwing)],
  });
  report.mockClear();
});

async function render(path: string) {
  const result = await createRenderer({ id: 'x', remotes: [remote] })(`http://localhost${path}`);
  if (!('page' in result)) throw new Error('redirected');
  return result.page;
}

it('renders a page inside the shell, though the API does not answer', async () => {
  const { html, status } = await render('/whole');
  expect(status).toBe(200);
  expect(html).toContain('All is well');
  expect(html).toContain('<header');
  expect(report).not.toHaveBeenCalled();
});

it('puts the fault card in the place of a page that throws, answers 503 and reports it', async () => {
  const { html, status, loaderData } = await render('/throwing');
  expect(status).toBe(503);
  expect(html).toContain('could not be loaded');
  expect(html).toContain('<header');
  expect(loaderData['mf-test:/throwing']).toEqual({ fault: 'render' });
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'mf-test', version: '1.0.0', stage: 'render' }),
  );
});

it('answers 404 with the page for an address that no remote declares', async () => {
  const { html, status } = await render('/nowhere');
  expect(status).toBe(404);
  expect(html).toContain('Hit a Dead Battery!');
});
