import { prepare } from './lib/prepare';
import { ServiceGroup } from './lib/service-group';
import { ensureFolders, explainStart, startApi, startHost } from './lib/start-site';

const services = new ServiceGroup();

async function main(): Promise<void> {
  const started = performance.now();
  ensureFolders();
  if (process.env['SKIP_PREPARE'] !== '1') await prepare();
  const api = await startApi();
  services.add(api);
  const apiOrigin = process.env['API_ORIGIN'] || `http://127.0.0.1:${api.port}`;
  const host = await startHost('host/server/main.ts', apiOrigin);
  services.add(host);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`
  Ready in ${seconds} s

  Site      http://localhost:${host.port}
  API       http://localhost:${api.port}/api/docs
  Health    http://localhost:${host.port}/readyz

  Ctrl-C stops everything.
`);
  process.send?.({ type: 'ready', port: host.port });
}

main().catch(async (error: unknown) => {
  console.error(explainStart(error));
  await services.stopAll(1);
});
