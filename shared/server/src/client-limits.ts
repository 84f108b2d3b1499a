import type { FastifyInstance } from 'fastify';
import { closeQueued } from './close-queued';
import { closeUnused } from './close-unused';
import { limitUnanswered } from './limit-unanswered';

/** What a server grants a client before anything is known of it. Times are in ms. */
export interface ClientLimits {
  /** For the head of a request. */
  headersMs: number;
  /** For a whole request: a proof of 5 MB over a slow phone is in time. The API grants what the host grants. */
  requestMs: number;
  /** For any byte at all, in either direction. */
  silenceMs: number;
  /** How often the times for head and request are looked at. */
  checkMs: number;
  /** Connections at a time: memory for more is not to be had, and whoever sends slowly holds no more than these. */
  connections: number;
}

/** What every client has, beside its part of the connections. */
export const CLIENT_TIMES: Omit<ClientLimits, 'connections'> = {
  headersMs: 15_000,
  requestMs: 180_000,
  silenceMs: 90_000,
  checkMs: 5_000,
};

/** The limits as options of Fastify. Its connections are limited by `guardConnections`. */
export const limitOptions = (limits: ClientLimits) => ({
  requestTimeout: limits.requestMs,
  connectionTimeout: limits.silenceMs,
  http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs },
  // At a stop, connections over which nothing is under way are closed at once.
  forceCloseConnections: 'idle' as const,
});

/**
 * A server takes no more connections than it may, and none is held by whoever asks without waiting for answers, or asks
 * for nothing while the server stops. To be called before any hook is added.
 */
export function guardConnections(app: FastifyInstance, { connections }: ClientLimits): void {
  app.server.maxConnections = connections;
  limitUnanswered(app);
  closeQueued(app);
  closeUnused(app);
}
