import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ONE_BUILD_PATH, type OneBuild } from './one-build';
import { documentOf, type Variant } from './variants';

/** A variant of the site, served. */
export interface Front {
  origin: string;
  /** Makes its documents anew when they are asked for. */
  forget(): void;
  stop(): Promise<void>;
}

interface FrontOptions {
  /** The running site. */
  site: string;
  one: OneBuild;
  /** Scripts of the one build that a page needs, by its path; filled before anything is measured. */
  pageScripts: ReadonlyMap<string, readonly string[]>;
}

const brotli = (body: string | Buffer, quality: number): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Passes a request on as it is. */
function passOn(site: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url } = incoming;
  const { hostname, port } = new URL(site);
  const onward = request({ hostname, port, path: url, method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

/**
 * Serves a variant of the running site. Every variant goes through such a front and its documents are kept
 * in memory, so that none is faster because less stands in between. All are compressed as the site does it.
 */
export async function startFront(variant: Variant, options: FrontOptions): Promise<Front> {
  const { site, one, pageScripts } = options;
  const kept = new Map<string, Promise<{ type: string; body: Buffer }>>();

  async function document(path: string): Promise<{ type: string; body: Buffer }> {
    const html = await (await fetch(site + path)).text();
    const scripts = { script: one.script, pageScripts: pageScripts.get(path) ?? [] };
    const text = documentOf(variant, html, scripts);
    return { type: 'text/html; charset=utf-8', body: brotli(text, 5) };
  }
  async function script(path: string): Promise<{ type: string; body: Buffer }> {
    const bytes = await readFile(join(one.dir, path.slice(ONE_BUILD_PATH.length)));
    return { type: 'text/javascript', body: brotli(bytes, constants.BROTLI_MAX_QUALITY) };
  }

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const isDocument = incoming.headers['sec-fetch-dest'] === 'document';
    const isScript = path.startsWith(ONE_BUILD_PATH);
    if (!isDocument && !isScript) return passOn(site, incoming, outgoing);
    const answer = kept.get(path) ?? (isScript ? script(path) : document(path));
    kept.set(path, answer);
    answer.then(
      ({ type, body }) =>
        outgoing
          .writeHead(200, {
            'content-type': type,
            'content-encoding': 'br',
            'content-length': body.length,
            'cache-control': isScript ? 'public, max-age=31536000, immutable' : 'no-cache',
          })
          .end(body),
      (error: unknown) => outgoing.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    forget: () => kept.clear(),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
