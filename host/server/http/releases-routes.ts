import {
  RELEASES_REPORT_PATH,
  RELEASES_SIGN_IN_PATH,
  RELEASES_SIGN_OUT_PATH,
} from '@site/contract';
import type { FastifyInstance } from 'fastify';
import { isFixedPath } from '../../src/federation/fixed-path';
import { HIDDEN } from '../pages/page-composer';
import type { LiveSet } from '../releases/live-set';
import type { TeamData } from '../team/team-data';
import type { TeamSession } from '../team/team-session';
import { plainAnswer } from './plain-page';
import { isFromOtherSite } from './same-origin';
import { sendAnswer } from './send-answer';

/** Tokens that one address may try in five minutes. */
const TRIES = 5;
const MAX_FORM_BYTES = 2_048;

const TOO_MANY_TRIES = {
  title: 'Too many tries',
  text: 'Wait five minutes before you try to sign in again.',
};

interface ReleasesRoutesOptions {
  data: Pick<TeamData, 'answerTo'>;
  /** Without it nobody can sign in. */
  session: TeamSession | undefined;
  renderer: { live: LiveSet | undefined };
  siteOrigin: string;
}

/** Address of the page that shows what is released; the home page while no release has one. */
const pagePath = (live: LiveSet | undefined): string =>
  live?.snapshot.remotes
    .flatMap(({ routes }) => routes)
    .find(({ siteData, path }) => siteData === 'releases' && isFixedPath(path))?.path ?? '/';

/** What the team's page asks and sends: the report of what is released, and the forms of a session. */
export async function registerReleasesRoutes(
  app: FastifyInstance,
  { data, session, renderer, siteOrigin }: ReleasesRoutesOptions,
): Promise<void> {
  app.get(RELEASES_REPORT_PATH, async (request, reply) => {
    const answer = await data.answerTo(request);
    reply.headers(HIDDEN);
    if (!answer) return reply.code(404).send({ status: 404, message: 'Not found' });
    if ('data' in answer) return answer.data;
    const { status = 500, message } = answer.failure;
    return reply.code(status).send({ status, message });
  });
  if (!session) return;

  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    // A form of another site would end a session, or use up the tries of whoever looks at that site.
    forms.addHook('onRequest', async (request, reply) =>
      isFromOtherSite(request)
        ? reply.headers(HIDDEN).redirect(pagePath(renderer.live), 303)
        : undefined,
    );
    const limit = forms.createRateLimit({ max: TRIES, timeWindow: '5 minutes' });

    forms.post(RELEASES_SIGN_IN_PATH, async (request, reply) => {
      reply.headers(HIDDEN);
      const page = pagePath(renderer.live);
      const tried = await limit(request);
      if (!tried.isAllowed && tried.isExceeded) {
        const headers = { ...HIDDEN, 'retry-after': String(tried.ttlInSeconds) };
        const answer = plainAnswer(page, TOO_MANY_TRIES, { status: 429, siteOrigin, headers });
        return sendAnswer(request, reply, answer);
      }
      const token = request.body instanceof URLSearchParams ? request.body.get('token') : null;
      if (!session.accepts(token ?? '')) {
        request.log.warn({ alarm: 'sign-in' }, 'somebody gave a wrong token for the releases');
        return reply.redirect(`${page}?sign-in=wrong`, 303);
      }
      return reply.header('set-cookie', session.begin()).redirect(page, 303);
    });

    forms.post(RELEASES_SIGN_OUT_PATH, async (_request, reply) =>
      reply
        .headers(HIDDEN)
        .header('set-cookie', session.end())
        .redirect(pagePath(renderer.live), 303),
    );
  });
}
