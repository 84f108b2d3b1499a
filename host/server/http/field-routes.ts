import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { FIGURES_ADDRESS, figureNames } from '../../src/field-figures/figure';
import type { RemoteMetrics } from '../metrics/remote-metrics';
import type { Trials } from '../visits/trials';
import { takeReport } from './take-report';

/** A figure of more than ten minutes is no measurement. */
const MOST_MS = 600_000;
const name = z.string().min(1).max(60);
const page = z.strictObject({ remote: name, release: name, route: z.string().min(1).max(200) });

const reportSchema = z
  .array(z.strictObject({ name: z.enum(figureNames), value: z.number().min(0).max(MOST_MS), page }))
  .min(1)
  .max(figureNames.length)
  .refine((figures) => new Set(figures.map((figure) => figure.name)).size === figures.length);

const MAX_REPORT_BYTES = 2_048;

/** One address sends one report a visit, and a mobile carrier has thousands of visitors behind one. */
const REPORTS_PER_MINUTE = 600;

/**
 * Takes what visitors' browsers measured, as counts and nothing else: no header of the request is kept or logged.
 * Its address is known to the trials alone, while there are any, so that it counts once (docs/field-figures.md).
 */
export function registerFieldRoutes(
  app: FastifyInstance,
  metrics: Pick<RemoteMetrics, 'countFigures' | 'refuse'>,
  trials: Pick<Trials, 'measured'>,
): void {
  app.post(
    FIGURES_ADDRESS,
    {
      bodyLimit: MAX_REPORT_BYTES,
      config: { rateLimit: { max: REPORTS_PER_MINUTE, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const report = takeReport(request, reply, {
        kind: 'figures',
        schema: reportSchema,
        name: 'report of figures',
        metrics,
      });
      if (!report) return reply;
      metrics.countFigures(report);
      await trials.measured(report, request.ip);
      return reply.code(204).send();
    },
  );
}
