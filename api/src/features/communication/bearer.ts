import type { FastifyRequest } from 'fastify';
import type { ApiDeps } from '../../platform/deps';
import { HttpError } from '../../platform/http/http-error';
import { isTokenOfPhone, wasTokenOfPhone } from './phone-token';

/** The bearer token of a request; empty without one. */
function tokenOf(request: FastifyRequest): string {
  const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' ? token : '';
}

/** True when the request carries the token of a verified code for this phone. */
export function hasPhoneToken(request: FastifyRequest, deps: ApiDeps, phone: string): boolean {
  const { tokenSecret } = deps.config.secrets;
  return isTokenOfPhone(tokenSecret, tokenOf(request), phone, deps.now());
}

/** True when a code was entered for this phone, as a token of it shows that may have run out. For a note of it alone. */
export const hadPhoneToken = (request: FastifyRequest, deps: ApiDeps, phone: string): boolean =>
  wasTokenOfPhone(deps.config.secrets.tokenSecret, tokenOf(request), phone);

/** @throws HttpError 401 without the token of this phone. */
export function requirePhoneToken(request: FastifyRequest, deps: ApiDeps, phone: string): void {
  if (hasPhoneToken(request, deps, phone)) return;
  throw new HttpError(401, 'Please verify your mobile number.', undefined, {
    'www-authenticate': 'Bearer',
  });
}
