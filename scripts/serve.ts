import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { releasesDir, workspaceRoot } from '@site/federation';
import { prepare } from './lib/prepare';
import { StepError } from './lib/run-node';
import { type Service, ServiceError, startService } from './lib/service';

/** A condition of the machine that the person who starts can mend; one line. */
class StartProblem extends Error {}

function ensureWritable(name: string, dir: string): void {
  try {
    mkdirSync(dir, { recursive: true });
    accessSync(dir, constants.W_OK);
  } catch (_denied) {
    throw new StartProblem(
      `No permission to write to ${dir}. Change it, or set ${name} to another folder.`,
    );
  }
}

const services: Service[] = [];
let stopping = false;

/** Host first, so that nobody is let in any more; then the API, which ends its database. */
async function stopAll(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const service of services.reverse()) await service.stop();
  process.exit(code);
}

function watch(service: Service): void {
  services.push(service);
  service.process.once('exit', () => {
    if (stopping) return;
    console.error(`The ${service.name} ended unexpectedly; stopping the site.`);
    void stopAll(1);
  });
}

async function main(): Promise<void> {
  const started = performance.now();
  const dataDir = process.env['DATA_DIR'] || join(workspaceRoot, '.data');
  ensureWritable('DATA_DIR', dataDir);
  ensureWritable('RELEASES_DIR', releasesDir());
  if (process.env['SKIP_PREPARE'] !== '1') await prepare();
  const apiPort = process.env['API_PORT'] || '4000';
  const logLevel = process.env['LOG_LEVEL'] || 'warn';
  const api = await startService('API', 'api/src/main.ts', {
    API_PORT: apiPort,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: logLevel,
  });
  watch(api);
  const host = await startService('host', 'host/server/main.ts', {
    API_ORIGIN: process.env['API_ORIGIN'] || `http://127.0.0.1:${api.port}`,
    RELEASES_DIR: releasesDir(),
    LOG_LEVEL: logLevel,
  });
  watch(host);
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

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stopAll(0));
}
main().catch(async (error: unknown) => {
  const known =
    error instanceof StartProblem || error instanceof StepError || error instanceof ServiceError;
  console.error(known ? error.message : error);
  await stopAll(1);
});
