import { networkOf } from '@site/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { WINDOW } from '../limits/route-limits';
import { HttpError } from './http-error';

/** The answer to who sends too much. */
export const tooMany = (seconds?: number): HttpError =>
  new HttpError(
    429,
    'Too many requests. Please try again in a minute.',
    undefined,
    seconds === undefined ? undefined : { 'retry-after': String(seconds) },
  );

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a write for a phone number. @throws HttpError 429 when it has had too many */
    limitPhone(request: FastifyRequest, phone: string): Promise<void>;
  }
  interface FastifyRequest {
    limitedPhone: string;
  }
}

/**
 * The limits that hold beside those of routes: of a phone number, whoever sends for it, on each
 * route; and of an address, over all its devices and all limited routes.
 */
export function registerSharedLimits(
  app: FastifyInstance,
  { writesPerPhone, writesPerAddress }: Pick<Config, 'writesPerPhone' | 'writesPerAddress'>,
): void {
  const over = async (
    check: ReturnType<FastifyInstance['createRateLimit']>,
    request: FastifyRequest,
  ) => {
    const state = await check(request);
    if (!state.isAllowed && state.isExceeded) throw tooMany(state.ttlInSeconds);
  };
  app.decorateRequest('limitedPhone', '');
  const byPhone = app.createRateLimit({
    max: writesPerPhone,
    timeWindow: WINDOW,
    keyGenerator: ({ routeOptions, limitedPhone }) => `${routeOptions.url} ${limitedPhone}`,
  });
  app.decorate('limitPhone', async (request: FastifyRequest, phone: string) => {
    if (writesPerPhone === 0) return;
    request.limitedPhone = phone;
    await over(byPhone, request);
  });
  const byAddress = app.createRateLimit({
    max: writesPerAddress,
    timeWindow: WINDOW,
    keyGenerator: ({ ip }) => networkOf(ip),
  });
  if (writesPerAddress === 0) return;
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.rateLimit) await over(byAddress, request);
  });
}
