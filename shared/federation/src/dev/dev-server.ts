import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { DEV_HOST } from './free-port';

/** A running dev server of one build. */
export interface DevServer {
  close(): Promise<void>;
}

const LOOPBACK_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Lets pages of this machine read the files, and nobody else's pages. */
export function corsHeaders(origin: string | undefined): Record<string, string> {
  return origin && LOOPBACK_ORIGIN.test(origin)
    ? { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' }
    : { Vary: 'Origin' };
}

/** Serves one browser build from memory, and pushes each change of it into open pages. */
export async function startDevServer(config: Configuration, port: number): Promise<DevServer> {
  const server = new RspackDevServer(
    {
      host: DEV_HOST,
      port,
      hot: true,
      static: false,
      compress: false,
      setupExitSignals: false,
      headers: (request) => corsHeaders(request.headers.origin),
      client: {
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        // The page's own address is the host's: the socket is here.
        webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
      },
      // The server builds report what is wrong, once for both sides.
      devMiddleware: { stats: 'none' },
    },
    rspack(config),
  );
  await server.start();
  return { close: () => server.stop() };
}
