import { checkPort, listen, runProcess } from '@site/server';
import type { FastifyInstance } from 'fastify';
import { type HostConfig, readConfig } from './config';

/** Runs a host's server as this process, with settings from the environment. */
export function runServer(createApp: (config: HostConfig) => Promise<FastifyInstance>): void {
  let stopDelayMs = 0;
  runProcess({
    start: async () => {
      const config = readConfig(process.env);
      stopDelayMs = config.STOP_DELAY_MS;
      const place = { host: config.HOST, port: config.PORT, setting: 'PORT' };
      await checkPort(place);
      const app = await createApp(config);
      const port = await listen(app, place);
      return { port, log: app.log, close: () => app.close(), announceStop: app.announceStop };
    },
    duringStart: 'leave',
    stopDelayMs: () => stopDelayMs,
  });
}
