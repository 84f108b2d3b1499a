import { DEVICE_HEADER, type Service } from '@site/contract';
import { deviceToken } from './device-token';
import { readToken } from './token';

interface Client {
  /** The main API's: its calls carry the bearer token (spec §6), and are limited by the tab that they come from. */
  isMain?: true;
  contentType?: string;
}

const main: Client = { isMain: true };

/** The three clients of spec §7: which one makes the calls of a service. */
const clients: Readonly<Record<Service, Client>> = {
  app: main,
  communication: main,
  geo: { contentType: 'application/json' },
  static: {},
};

/** The headers of a call of a service, added to those of the call itself. */
export function clientHeaders(service: Service, init?: HeadersInit): Headers {
  const { isMain, contentType } = clients[service];
  const headers = new Headers(init);
  headers.set('accept', 'application/json');
  if (contentType) headers.set('content-type', contentType);
  const device = isMain && deviceToken();
  if (device) headers.set(DEVICE_HEADER, device);
  const token = isMain && readToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  return headers;
}
