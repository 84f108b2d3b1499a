import { DEVICE_HEADER } from '@site/contract';
import type { FastifyRequest } from 'fastify';

const TOKEN = /^[\w-]{16,64}$/;

/**
 * The device token of a request: a random word that a browser's tab made for itself. It proves
 * nothing, and need not: it gives a buyer a budget of his own behind an address that thousands share.
 * Who invents new ones all the time still has the budgets of address and phone.
 */
export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const token = headers[DEVICE_HEADER];
  return typeof token === 'string' && TOKEN.test(token) ? token : undefined;
}
