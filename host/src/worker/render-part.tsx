import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import {
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from '@site/router/server';
import { type ContentOf, StaticContentContext } from '@site/shell';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from '../app/app';
import type { FederationSnapshot } from '../federation/snapshot';
import { type PagePart, PagePartContext } from '../shell/page-part';
import { SameTheme } from './same-theme';

/** What a document is rendered of. */
export interface PageSource {
  snapshot: FederationSnapshot;
  routes: Parameters<typeof createStaticRouter>[0];
  context: StaticHandlerContext;
  /** Aborts when nobody waits any more. */
  signal: AbortSignal;
}

export interface RenderedPart {
  html: string;
  /** What a component threw, if one did: React then leaves a hole for the browser. */
  thrown: unknown;
}

const childrenThemselves: ContentOf = (children) => ({ children });

/**
 * Renders a part of a document; Emotion's rules gather in the cache.
 * @param contentOf gives static parts the markup that they had before
 * @throws what the shell throws; the signal's reason
 */
export async function renderPart(
  part: PagePart,
  { snapshot, routes, context, signal }: PageSource,
  cache: EmotionCache,
  contentOf: ContentOf = childrenThemselves,
): Promise<RenderedPart> {
  const router = createStaticRouter(routes, context);
  let thrown: unknown;
  const chunks: Uint8Array[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const ended = finished(stream);
  const { pipe, abort } = renderToPipeableStream(
    <StrictMode>
      <CacheProvider value={cache}>
        <PagePartContext value={part}>
          <StaticContentContext value={contentOf}>
            <App remotes={{ snapshot, all: async () => snapshot }}>
              <SameTheme>
                <StaticRouterProvider router={router} context={context} hydrate={false} />
              </SameTheme>
            </App>
          </StaticContentContext>
        </PagePartContext>
      </CacheProvider>
    </StrictMode>,
    {
      // The page goes out whole: no boundary may be moved to the end and put back by an inline script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        thrown ??= error;
      },
      onShellError(error) {
        stream.destroy(error instanceof Error ? error : new Error(String(error)));
      },
      onAllReady() {
        if (!signal.aborted) pipe(stream);
      },
    },
  );
  const stop = () => {
    abort(signal.reason);
    stream.destroy(signal.reason);
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    await ended;
    return { html: Buffer.concat(chunks).toString(), thrown };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
