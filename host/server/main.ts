import { createApp } from './app';
import { ConfigError, readConfig } from './config';

function explain(error: unknown): string {
  if (error instanceof ConfigError) return `Wrong configuration:\n${error.message}`;
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'EADDRINUSE')
      return `Port ${process.env['PORT'] || 3000} is taken. Free it, or set PORT to another one.`;
    if (error.code === 'EACCES') return `No permission: ${error.message}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = await createApp(config);
  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await app.listen({ port: config.PORT, host: config.HOST });
  process.send?.({ type: 'ready', port: config.PORT });
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
