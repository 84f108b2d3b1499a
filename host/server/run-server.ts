import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ConfigError, type HostConfig, readConfig } from './config';

function explain(error: unknown): string {
  if (error instanceof ConfigError) return `Wrong configuration:\n${error.message}`;
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'EADDRINUSE')
      return `Port ${process.env['PORT'] || 3000} is taken. Free it, or set PORT to another one.`;
    if (error.code === 'EACCES') return `No permission: ${error.message}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** A stop that takes longer, in ms, is cut off: the server holds nothing that could be lost. */
const STOP_LIMIT_MS = 15_000;

type CreateApp = (config: HostConfig) => Promise<FastifyInstance>;

async function serve(createApp: CreateApp): Promise<void> {
  const config = readConfig(process.env);
  let stop = (): void => process.exit(0);
  process.on('SIGINT', () => stop());
  process.on('SIGTERM', () => stop());
  // A parent that dies without a signal must not leave the server behind.
  if (process.send) process.on('disconnect', () => stop());
  const app = await createApp(config);
  let closing = false;
  stop = () => {
    if (closing) process.exit(1); // The second signal means: at once.
    closing = true;
    setTimeout(() => process.exit(1), config.STOP_DELAY_MS + STOP_LIMIT_MS).unref();
    app.announceStop?.();
    const close = async () => {
      await new Promise((resolve) => setTimeout(resolve, config.STOP_DELAY_MS));
      await app.close();
    };
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  await app.listen({ port: config.PORT, host: config.HOST });
  const { port } = app.server.address() as AddressInfo;
  process.send?.({ type: 'ready', port });
}

/** Runs a server as this process: settings from the environment, a clear line when it cannot start, an orderly stop. */
export function runServer(createApp: CreateApp): void {
  serve(createApp).catch((error: unknown) => {
    console.error(explain(error));
    process.exit(1);
  });
}
