import { brand, brandColours } from '@site/brand';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../document/safe-html';
import { comeBack } from '../pages/page-composer';
import type { LiveSet } from '../releases/live-set';
import type { RenderService } from '../render/render-service';

const CACHE = 'public, max-age=3600';

interface SiteFilesOptions {
  renderer: Pick<RenderService, 'listPublicPaths' | 'live'>;
  siteOrigin: string;
}

/** What the routes of the live releases ask crawlers to leave alone; a `*` for each parameter. */
const hiddenPaths = ({ snapshot }: LiveSet): string[] =>
  snapshot.remotes
    .flatMap(({ routes }) => routes.filter(({ robots }) => robots === false))
    .map(({ path }) => path.replace(/:\w+\??/g, '*'));

const sendNotReady = (reply: FastifyReply) =>
  reply
    .code(503)
    .type('text/plain')
    .headers({ 'cache-control': 'no-store', ...comeBack() })
    .send('Not ready\n');

/** `robots.txt`, `sitemap.xml` and the web manifest: made from routes, products and brand. */
export function registerSiteFiles(
  app: FastifyInstance,
  { renderer, siteOrigin }: SiteFilesOptions,
): void {
  app.get('/robots.txt', async (_request, reply) => {
    if (!renderer.live) return sendNotReady(reply);
    const lines = [
      'User-agent: *',
      ...['/api/', ...hiddenPaths(renderer.live)].map((path) => `Disallow: ${path}`),
      `Sitemap: ${siteOrigin}/sitemap.xml`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE)
      .send(`${lines.join('\n')}\n`);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const found = await renderer.listPublicPaths().catch((error: unknown) => {
      request.log.error({ err: error, alarm: 'render' }, 'the sitemap could not be made');
    });
    if (!found) return sendNotReady(reply);
    const urls = found.paths.map(
      (path) => `<url><loc>${escapeHtml(siteOrigin + path)}</loc></url>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', found.isWhole ? CACHE : 'no-store')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      );
  });

  // Pages name their icon; crawlers and bookmarks ask here without looking.
  app.get('/favicon.ico', async (_request, reply) =>
    reply.header('cache-control', CACHE).redirect('/static/img/icon-192.png', 301),
  );

  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', CACHE)
      .send(
        JSON.stringify({
          name: brand.companyName,
          short_name: brand.name,
          description: brand.tagline,
          start_url: '/',
          display: 'browser',
          background_color: brandColours.paper,
          theme_color: brandColours.ink,
          icons: [192, 512].map((size) => ({
            src: `/static/img/icon-${size}.png`,
            sizes: `${size}x${size}`,
            type: 'image/png',
          })),
        }),
      ),
  );
}
