import { checkPorts } from './lib/check-ports';
import { buildContent, prepareReleases, releaseContentIfChanged } from './lib/prepare';
import { ServiceGroup } from './lib/service-group';
import { ensureFoldersToBuild } from './lib/site-folders';
import { endOnFailure, startApi, startHost } from './lib/start-site';

const services = new ServiceGroup();

async function main(): Promise<void> {
  const started = performance.now();
  ensureFoldersToBuild();
  await checkPorts({ PORT: '3000', API_PORT: '4000' });
  const [apiPort] = await Promise.all([
    buildContent().then(() => startApi(services)),
    prepareReleases(),
  ]);
  await releaseContentIfChanged();
  const apiOrigin = process.env['API_ORIGIN'] || `http://127.0.0.1:${apiPort}`;
  const port = await startHost(services, 'host/server/main.ts', apiOrigin);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`
  Ready in ${seconds} s

  Site      http://localhost:${port}
  API       http://localhost:${apiPort}/api/docs
  Health    http://localhost:${port}/readyz
  Metrics   http://localhost:${port}/metrics

  Ctrl-C stops everything.
`);
  process.send?.({ type: 'ready', port });
}

endOnFailure(services, main());
