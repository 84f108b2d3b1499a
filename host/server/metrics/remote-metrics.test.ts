import { Registry } from 'prom-client';
import type { FederationSnapshot } from '../../src/federation/snapshot';
import { RemoteMetrics } from './remote-metrics';

const remote = 'mf-catalog';
const live = (version: string): FederationSnapshot => ({
  id: version,
  remotes: [
    { name: remote, version, entry: null, routes: [{ path: '/', preload: [] }], slots: [] },
  ],
});

let registry: Registry;
let metrics: RemoteMetrics;
beforeEach(() => {
  registry = new Registry();
  metrics = new RemoteMetrics(registry);
});

it('the table of remotes counts faults by remote, release, stage and side; those of strangers are one number', async () => {
  await metrics.see(live('1.0.0'));
  metrics.countFault({ remote, release: '1.0.0', stage: 'load', side: 'browser' });
  metrics.countFault({ remote, release: '1.0.0', stage: 'data', side: 'server' });
  metrics.countFault({ remote: 'mf-x', release: '1.0.0', stage: 'load', side: 'browser' });
  const text = await registry.metrics();
  for (const [stage, side] of [
    ['load', 'browser'],
    ['data', 'server'],
  ])
    expect(text).toContain(
      `site_remote_faults_total{remote="mf-catalog",release="1.0.0",stage="${stage}",side="${side}"} 1\n`,
    );
  expect(text).toContain('site_reports_refused_total{kind="fault",reason="unknown"} 1\n');
  expect(text).not.toContain('mf-x');
});

it('the table of remotes shows which release is live, and counts what its pages cost to make', async () => {
  await metrics.see(live('1.0.0'));
  metrics.countRendered({ remote, release: '1.0.0', route: '/' }, 40);
  await metrics.see(live('1.1.0'));
  const text = await registry.metrics();
  expect(text).toContain('site_live_release{remote="mf-catalog",release="1.1.0"} 1\n');
  expect(text).not.toContain('site_live_release{remote="mf-catalog",release="1.0.0"}');
  expect(text).toContain(
    'site_render_seconds_bucket{le="0.05",remote="mf-catalog",release="1.0.0",route="/"} 1\n',
  );
});

it('the table of remotes counts the reads that failed for its pages, by how they failed', async () => {
  await metrics.see(live('1.0.0'));
  const page = { remote, release: '1.0.0', route: '/' };
  metrics.countFailedReads(page, { timeout: 2, body: 1 });
  metrics.countFailedReads({ ...page, route: '/unknown' }, { timeout: 1 });
  const text = await registry.metrics();
  for (const line of ['kind="timeout"} 2', 'kind="body"} 1'])
    expect(text).toContain(
      `site_failed_reads_total{remote="mf-catalog",release="1.0.0",route="/",${line}\n`,
    );
  expect(text).not.toContain('/unknown');
});

it('the table of remotes does not grow with releases: what nobody has open any more is dropped', async () => {
  for (let minor = 0; minor < 50; minor += 1) {
    const release = `1.${minor}.0`;
    await metrics.see(live(release));
    const page = { remote, release, route: '/' };
    metrics.countFigures([{ name: 'LCP', value: 1_000, page }]);
    metrics.countRendered(page, 10);
    metrics.countFault({ remote, release, stage: 'load', side: 'browser' });
  }
  const releases = [...(await registry.metrics()).matchAll(/release="([^"]+)"/g)].map(([, r]) => r);
  expect([...new Set(releases)].sort()).toEqual(['1.47.0', '1.48.0', '1.49.0']);
});
