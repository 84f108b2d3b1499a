import rateLimit from '@fastify/rate-limit';
import { networkOf } from '@site/server';
import type { FastifyInstance } from 'fastify';

/** Lets routes limit how often one sender asks; whoever has a whole IPv6 network is one sender. */
export async function registerSenderLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => networkOf(ip) });
}
