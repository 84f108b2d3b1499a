import type { SiteAnswer } from '@site/shell';
import type { RenderedPage } from '../../src/worker/messages';
import { CLIENT_LIMITS, createServer } from '../http/create-server';
import { PageSender, registerPageRoute } from '../http/page-route';
import { PageCache } from '../pages/page-cache';
import { type LiveSet, queryKey } from '../releases/live-set';
import type { PageRoute } from '../render/page-routes';
import type { PageCall, Rendered } from '../render/render-service';
import type { Visit, VisitRenderer } from '../visits/visits';
import { liveSetOf } from './sample-live';

export const SITE = 'https://vayu.example';

/** What is live: one remote, on whose page a visitor pays, and which has a page for the team. */
export const live: LiveSet = {
  ...liveSetOf([
    { path: '/pay/:id', preload: [], takesPayments: true },
    { path: '/for-the-team', preload: [], siteData: 'releases' },
  ]),
  queries: { [queryKey('mf-checkout', '/pay/:id')]: ['colour'] },
};

/** A page as a render worker answers with it. */
export const pageWith = (html: string, status: number): RenderedPage => ({
  html,
  styles: '',
  status,
  routeId: 'x',
  head: { title: html, description: '' },
  hasAllData: true,
  failedReads: {},
  loaderData: '{}',
});

/** The pages of a host whose render worker is a stand-in that answers with the address it was asked for. */
export function openPages() {
  const lines: Record<string, unknown>[] = [];
  const renderer = {
    live: live as LiveSet | undefined,
    former: [] as LiveSet[],
    isFull: false,
    render: jest.fn(
      async (url: string, _call?: PageCall): Promise<Rendered> => ({
        live,
        result: { page: pageWith(url, 200) },
      }),
    ),
    renderNotFound: jest.fn(async () => ({
      live,
      result: { page: pageWith('No such page', 404) },
    })),
  };
  const metrics = {
    countRendered: jest.fn(),
    countRefused: jest.fn(),
    countFailedReads: jest.fn(),
  };
  const visitOf = (change: Partial<Visit>): Visit => ({
    renderer: renderer as unknown as VisitRenderer,
    preview: [],
    ...change,
  });
  let visit: Visit | undefined = visitOf({});
  const onView = jest.fn(async (_route: PageRoute, _hasFailed: boolean) => undefined);
  const teamData = { answerTo: jest.fn(async (): Promise<SiteAnswer | undefined> => undefined) };
  const pages = new PageSender({
    renderer,
    teamData,
    visits: { of: async () => visit },
    cache: new PageCache(),
    scripts: {
      main: { address: '/assets/client.js', integrity: 'sha256-client' },
      shares: {},
      later: [],
    },
    fonts: { css: '', preload: '/assets/fonts/a.woff2' },
    config: { siteOrigin: SITE, apiOrigin: '', app: 'ev', trackingId: '' },
    metrics,
    onView,
  });
  const app = createServer(
    { APP_PREFIX: 'ev', LOG_LEVEL: 'warn', TRUST_PROXY: ['loopback'], siteOrigin: SITE },
    (...call) => pages.sendNotFound(...call),
    CLIENT_LIMITS,
    { write: (line) => lines.push(JSON.parse(line)) },
  );
  registerPageRoute(app, pages);
  return {
    app,
    renderer,
    metrics,
    onView,
    teamData,
    /** What was logged, from warnings on. */
    lines,
    get: (url: string) => app.inject({ url }),
    /** What the next requests get in place of the live set: a preview; undefined: no room for one. */
    visit: (change: Partial<Visit> | undefined) => {
      visit = change && visitOf(change);
    },
  };
}

export type PageApp = ReturnType<typeof openPages>;
