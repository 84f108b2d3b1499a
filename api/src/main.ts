import { type RunningServer, runProcess } from '@site/server';
import { readConfig } from './platform/config/config';
import { startApi } from './start/start';

async function start(): Promise<RunningServer> {
  const started = performance.now();
  const config = readConfig(process.env);
  const { app, port, stop } = await startApi(config);
  app.log.info(
    {
      event: 'ready',
      port,
      database: config.databaseUrl ? 'server' : 'embedded',
      ms: Math.round(performance.now() - started),
    },
    'ready',
  );
  return { port, log: app.log, close: stop };
}

// A start under way may have started a database: it must be closed.
runProcess({ start, duringStart: 'wait' });
