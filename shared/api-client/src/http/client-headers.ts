import { DEVICE_HEADER, type Service } from '@site/contract';
import { deviceToken } from './device-token';
import { readToken } from './token';

interface Client {
  /** Only the main API gets the bearer token (spec §6); the others have no use for it. */
  sendsToken?: true;
  /** Calls that are limited name the tab that they come from. */
  namesDevice?: true;
  contentType?: string;
}

/** The clients of spec §7, and what is read of the static content files. */
const clients: Readonly<Record<Service, Client>> = {
  app: { sendsToken: true, namesDevice: true },
  communication: { namesDevice: true },
  geo: { contentType: 'application/json' },
  static: {},
};

/** The headers of a call of a service, added to those of the call itself. */
export function clientHeaders(service: Service, init?: HeadersInit): Headers {
  const { sendsToken, namesDevice, contentType } = clients[service];
  const headers = new Headers(init);
  headers.set('accept', 'application/json');
  if (contentType) headers.set('content-type', contentType);
  const device = namesDevice && deviceToken();
  if (device) headers.set(DEVICE_HEADER, device);
  const token = sendsToken && readToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  return headers;
}
