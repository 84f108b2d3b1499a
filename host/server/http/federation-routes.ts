import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { faultStages, LONGEST_MESSAGE } from '../../src/federation/remote-fault';
import type { RemoteMetrics } from '../metrics/remote-metrics';
import { directoryOf } from '../releases/live-directory';
import type { Trials } from '../visits/trials';
import type { Visits } from '../visits/visits';
import { registerSenderLimits } from './sender-limits';
import { takeReport } from './take-report';

const reportSchema = z.object({
  remote: z.string().max(60),
  version: z.string().max(60),
  stage: z.enum(faultStages),
  message: z.string().max(LONGEST_MESSAGE),
});

const MAX_REPORT_BYTES = 2_048;

/** Fault reports that one address may send in a minute: more than an honest browser sends, too few to fill the log. */
const REPORTS_PER_MINUTE = 30;

interface FederationRoutesOptions {
  visits: Pick<Visits, 'of' | 'sets' | 'openSets'>;
  trials: Pick<Trials, 'reported'>;
  metrics: Pick<RemoteMetrics, 'countFault' | 'refuse'>;
}

/** What the browser asks and tells about the composition of its page. */
export async function registerFederationRoutes(
  app: FastifyInstance,
  { visits, trials, metrics }: FederationRoutesOptions,
): Promise<void> {
  await registerSenderLimits(app);
  app.get<{ Querystring: { of?: unknown } }>('/federation/snapshot', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { renderer, setCookie } = (await visits.of(request.headers.cookie)) ?? {};
    // A browser that keeps no cookie would be in another group each time: it stays with what its document was made of.
    const kept = setCookie && visits.sets.find(({ snapshot }) => snapshot.id === request.query.of);
    const live = kept || renderer?.live;
    if (!renderer || !live) return reply.code(503).send({ message: 'Not ready' });
    // An open page must not ask for a new document while the host refuses pages.
    return { id: live.snapshot.id, busy: renderer.load.waiting > 0 };
  });

  app.get<{ Params: { name: string } }>(
    '/federation/directory/:name.json',
    async (request, reply) => {
      const known = visits.openSets.map(directoryOf);
      const directory = known.find(({ name }) => name === request.params.name);
      if (!directory) {
        reply.header('cache-control', 'no-store').code(404);
        return { message: 'Not live any more' };
      }
      const isLive = directory === known[0];
      return (
        reply
          .type('application/json; charset=utf-8')
          // What only some visitors get must not be kept by a cache that many of them share.
          .header('cache-control', `${isLive ? 'public' : 'private'}, max-age=31536000, immutable`)
          .send(directory.text)
      );
    },
  );

  app.post(
    '/federation/faults',
    {
      bodyLimit: MAX_REPORT_BYTES,
      config: { rateLimit: { max: REPORTS_PER_MINUTE, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const report = takeReport(request, reply, {
        kind: 'fault',
        schema: reportSchema,
        name: 'fault report',
        metrics,
      });
      if (!report) return reply;
      const { remote, version: release, stage } = report;
      metrics.countFault({ remote, release, stage, side: 'browser' });
      request.log.error({ alarm: 'remote', ...report }, 'a remote failed in a browser');
      await trials.reported(remote, release, request.ip);
      return reply.code(204).send();
    },
  );
}
