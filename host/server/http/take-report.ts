import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { RemoteMetrics } from '../metrics/remote-metrics';
import { isFromOwnPage } from './same-origin';

interface ReportKind<Schema extends z.ZodType> {
  /** By which the metrics count what is refused. */
  kind: 'fault' | 'figures';
  schema: Schema;
  /** What the report is called in the answer to one of another shape. */
  name: string;
  metrics: Pick<RemoteMetrics, 'refuse'>;
}

/**
 * The report that a browser sends of its page. One from elsewhere (403) or of another shape (400) is counted and
 * answered here.
 * @returns undefined for a report that is refused
 */
export function takeReport<Schema extends z.ZodType>(
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, schema, name, metrics }: ReportKind<Schema>,
): z.infer<Schema> | undefined {
  if (!isFromOwnPage(request)) {
    metrics.refuse(kind, 'foreign');
    reply.code(403).send({ message: 'Not from a page of this site' });
    return undefined;
  }
  const report = schema.safeParse(request.body);
  if (report.success) return report.data;
  metrics.refuse(kind, 'shape');
  reply.code(400).send({ message: `Not a ${name}` });
  return undefined;
}
