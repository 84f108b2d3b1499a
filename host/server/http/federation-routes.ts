import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RenderService } from '../render/render-service';

const reportSchema = z.object({
  remote: z.string().max(60),
  version: z.string().max(60),
  stage: z.enum(['unavailable', 'load', 'timeout', 'empty', 'render']),
  message: z.string().max(500),
});

const MAX_REPORT_BYTES = 2_048;

/** What the browser asks and tells about the composition of its page. */
export function registerFederationRoutes(app: FastifyInstance, renderer: RenderService): void {
  app.get('/federation/snapshot', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const { live } = renderer;
    return live ? { id: live.snapshot.id } : reply.code(503).send({ message: 'Not ready' });
  });

  app.post('/federation/faults', { bodyLimit: MAX_REPORT_BYTES }, async (request, reply) => {
    const report = reportSchema.safeParse(request.body);
    if (!report.success) return reply.code(400).send({ message: 'Not a fault report' });
    request.log.error({ alarm: 'remote', ...report.data }, 'a remote failed in a browser');
    return reply.code(204).send();
  });
}
