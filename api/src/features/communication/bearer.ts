import type { FastifyRequest } from 'fastify';
import type { ApiDeps } from '../../platform/deps';
import { HttpError } from '../../platform/http/http-error';
import { isTokenOfPhone } from './phone-token';

/** True when the request carries the token of a verified code for this phone. */
export function hasPhoneToken(request: FastifyRequest, deps: ApiDeps, phone: string): boolean {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) return false;
  return isTokenOfPhone(deps.config.secrets.tokenSecret, token, phone, deps.now());
}

/** @throws HttpError 401 without the token of this phone. */
export function requirePhoneToken(request: FastifyRequest, deps: ApiDeps, phone: string): void {
  if (hasPhoneToken(request, deps, phone)) return;
  throw new HttpError(401, 'Please verify your mobile number.', undefined, {
    'www-authenticate': 'Bearer',
  });
}
