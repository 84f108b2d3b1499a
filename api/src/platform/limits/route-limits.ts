import { networkOf } from '@site/server';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { deviceOf } from './device-of';

/** Route option of the rate limiter; `false` is no limit. */
export interface RouteLimit {
  rateLimit:
    | { max: number; timeWindow: string; keyGenerator: (request: FastifyRequest) => string }
    | false;
}

/** What every limit of requests counts over. */
export const WINDOW = '1 minute';

/** Who counts as one sender: a device that names itself, else an address (IPv6: its /64 network). */
const senderOf = (request: FastifyRequest): string => deviceOf(request) ?? networkOf(request.ip);

/** An address alone: for calls that no crowd behind one address makes, whoever invents devices. */
const addressOf = (request: FastifyRequest): string => networkOf(request.ip);

/** At most so many requests a minute and sender; 0 is no limit. */
const perMinute = (max: number, keyGenerator = senderOf): RouteLimit => ({
  rateLimit: max > 0 ? { max, timeWindow: WINDOW, keyGenerator } : false,
});

/** The configured limits of routes. Each route that carries one counts for itself, in this process. */
export function buildRouteLimits(
  config: Pick<
    Config,
    'writesPerMinute' | 'uploadsPerMinute' | 'gatewayOrdersPerMinute' | 'customerChecksPerMinute'
  >,
) {
  return {
    writeLimit: perMinute(config.writesPerMinute),
    uploadLimit: perMinute(config.uploadsPerMinute),
    gatewayLimit: perMinute(config.gatewayOrdersPerMinute, addressOf),
    customerCheckLimit: perMinute(config.customerChecksPerMinute, addressOf),
  };
}
