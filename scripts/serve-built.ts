import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hostDir } from '@site/federation/workspace';
import { checkPorts } from './lib/check-ports';
import { ServiceGroup } from './lib/service-group';
import { ensureFoldersOf, type SitePart } from './lib/site-folders';
import { StartProblem } from './lib/start-problem';
import { endOnFailure, startApi, startHost } from './lib/start-site';

/**
 * `pnpm serve [api | host]`: runs API and host, or one of them, as they are built, and starts each again
 * when it ends. Builds nothing and releases nothing: what a machine in production runs.
 */
const PARTS: readonly SitePart[] = ['api', 'host'];
const services = new ServiceGroup();

function chosenParts(): readonly SitePart[] {
  const [name, ...more] = process.argv.slice(2);
  if (name === undefined) return PARTS;
  const only = PARTS.filter((part) => part === name);
  if (more.length === 0 && only.length === 1) return only;
  throw new StartProblem('Say `pnpm serve`, `pnpm serve api` or `pnpm serve host`.');
}

async function main(): Promise<void> {
  const parts = chosenParts();
  if (parts.includes('host') && !existsSync(join(hostDir, 'dist/build.json')))
    throw new StartProblem('The host is not built: run `pnpm build:host` first.');
  ensureFoldersOf(parts);
  await checkPorts({
    ...(parts.includes('host') ? { PORT: '3000' } : {}),
    ...(parts.includes('api') ? { API_PORT: '4000' } : {}),
  });
  const apiPort = parts.includes('api')
    ? await startApi(services, { isAlone: !parts.includes('host') })
    : process.env['API_PORT'] || '4000';
  const origin = process.env['API_ORIGIN'] || `http://127.0.0.1:${apiPort}`;
  const port = parts.includes('host')
    ? await startHost(services, 'host/server/main.ts', origin)
    : Number(apiPort);
  console.log(`Serving ${parts.join(' and ')} on port ${port}`);
  process.send?.({ type: 'ready', port });
}

endOnFailure(services, main());
