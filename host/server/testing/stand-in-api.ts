import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkExistingCustomer, readGallery, readPopupOffers } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerApiProxy } from '../http/api-proxy';
import { compressAnswers } from '../http/compress-answers';

/** A call of the API. */
export const CHECK = callAddress(checkExistingCustomer, { id: '1' });
/** Texts of the content. */
export const OFFERS = callAddress(readPopupOffers);
export const GALLERY = callAddress(readGallery);
/** A picture of the content; nobody has to have it. */
export const PICTURE = '/static/img/gt-480.avif';

/** What the host says when the API does not answer. */
export const AWAY = 'The service does not answer at the moment.';

/** A line of a site's log. */
export interface LogLine {
  level: number;
  alarm?: string;
  msg: string;
}

interface SiteOptions extends NonNullable<Parameters<typeof registerApiProxy>[2]> {
  /** With the compression that the real host has. */
  compresses?: boolean;
  /** Makes the site ready for more, before the proxy. */
  prepare?: (site: FastifyInstance) => Promise<unknown>;
}

/** A site in front of the API. */
export interface OpenSite {
  site: FastifyInstance;
  origin: string;
  /** What it logged, from warnings on. */
  lines: LogLine[];
}

/** An API that answers as a test wants it, with sites of the test in front of it. */
export class StandInApi {
  /** How often it was asked. */
  hits = 0;
  /** What it answers with, unless a test answers itself. */
  answer: { status: number; headers: Record<string, string> } = { status: 200, headers: {} };
  readonly server: Server;
  readonly #sites: FastifyInstance[] = [];

  constructor() {
    this.server = createServer((request, response) => {
      this.hits += 1;
      request.resume().on('end', () => {
        const { status, headers } = this.answer;
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        const seen = request.headers['x-forwarded-for'];
        response.end(JSON.stringify({ path: request.url, seen }));
      });
    });
  }

  open(): Promise<void> {
    return new Promise((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The test answers from now on. */
  answerWith(listener: RequestListener): void {
    this.server.removeAllListeners('request').on('request', listener);
  }

  async openSite({ compresses, prepare, ...options }: SiteOptions = {}): Promise<OpenSite> {
    const lines: LogLine[] = [];
    const stream = { write: (line: string) => lines.push(JSON.parse(line)) };
    // Node's close leaves a connection open for a minute whose answer ends just after it looked at the idle ones.
    const site = Fastify({ logger: { level: 'warn', stream }, forceCloseConnections: true });
    this.#sites.push(site);
    if (compresses) await compressAnswers(site);
    await prepare?.(site);
    await registerApiProxy(site, this.origin, options);
    return { site, origin: await site.listen({ port: 0, host: '127.0.0.1' }), lines };
  }

  async close(): Promise<void> {
    await Promise.all(this.#sites.map((site) => site.close()));
    this.server.close();
  }
}
