import { readConfig } from './platform/config/config';
import { StartError } from './platform/start-error';
import { startApi } from './start/start';

/** A stop that takes longer is cut off. */
const STOP_LIMIT_MS = 15_000;

function fail(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

async function main(): Promise<void> {
  const started = performance.now();
  const config = readConfig(process.env);
  const starting = startApi(config);
  let isStopping = false;
  const stop = async (reason: string) => {
    if (isStopping) process.exit(1); // The second signal means: at once.
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    const api = await starting;
    api.app.log.info({ reason }, 'stopping');
    await api.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch(fail);
    });
  }
  const { app, port } = await starting;
  // A parent that dies without a signal must not leave us behind.
  if (process.send) process.on('disconnect', () => stop('parent gone').catch(fail));
  app.log.info(
    {
      event: 'ready',
      port,
      database: config.databaseUrl ? 'server' : 'embedded',
      ms: Math.round(performance.now() - started),
    },
    'ready',
  );
  process.send?.({ type: 'ready', port });
}

main().catch(fail);
