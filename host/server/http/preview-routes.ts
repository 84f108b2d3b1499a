import type { FastifyInstance, FastifyRequest } from 'fastify';
import { END_PREVIEW } from '../document/preview-bar';
import { HIDDEN } from '../pages/page-composer';
import type { PreviewCookie } from '../visits/preview-cookie';
import type { PreviewPart, Visits } from '../visits/visits';
import { pageAddress } from './page-address';
import { plainAnswer } from './plain-page';
import { sendAnswer } from './send-answer';

interface PreviewRoutesOptions {
  visits: Pick<Visits, 'isReleased' | 'firstPage'>;
  cookie: PreviewCookie;
  /** Resolves when the host knows of what is in the store by now. */
  nextLook: () => Promise<void>;
  siteOrigin: string;
}

const GONE = {
  title: 'This preview is over',
  text: 'A preview link is good for 7 days, and only while its version is kept. Ask whoever sent it for a new one.',
};

/** The page that a visitor came from, when it is one of ours. */
function pageBefore({ headers }: FastifyRequest, siteOrigin: string): string {
  const { referer } = headers;
  if (!referer || !URL.canParse(referer)) return '/';
  const { origin, pathname, search } = new URL(referer);
  if (origin !== siteOrigin || pathname.startsWith('/federation/')) return '/';
  const address = pathname + search;
  return pageAddress(address, siteOrigin) ? address : '/';
}

/** Opens and ends previews: what a preview link leads to, and the way out. */
export function registerPreviewRoutes(
  app: FastifyInstance,
  { visits, cookie, nextLook, siteOrigin }: PreviewRoutesOptions,
): void {
  app.get(END_PREVIEW, async (request, reply) =>
    reply
      .headers(HIDDEN)
      .header('set-cookie', cookie.end())
      .redirect(pageBefore(request, siteOrigin), 303),
  );

  // The link stands in the query, because no log holds that.
  app.get<{ Querystring: { link?: unknown } }>('/federation/preview', async (request, reply) => {
    const token = String(request.query.link ?? '');
    const part: PreviewPart | undefined = cookie.open(token);
    // Whoever has just released a version opens its link before the host has read the registry again.
    if (part && !visits.isReleased(part)) await nextLook();
    if (!part || !visits.isReleased(part)) {
      const answer = plainAnswer('/', GONE, { status: 410, siteOrigin, headers: HIDDEN });
      return sendAnswer(request, reply, answer);
    }
    return reply
      .headers(HIDDEN)
      .header('set-cookie', cookie.add(request.headers.cookie, token))
      .redirect(visits.firstPage(part), 303);
  });
}
