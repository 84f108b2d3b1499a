import type { Endpoint, PathParams, Service } from './endpoint';

const roots = {
  communication: '/api/v2/communication',
  geo: '/api/v2/geoservice',
  static: '/static',
} as const;

/**
 * The root path of a service (design §6).
 * @param app the product's service prefix, `{app}` of spec §7
 */
export function servicePath(service: Service, app: string): string {
  return service === 'app' ? `/api/v2/${app}` : roots[service];
}

/** The address of a call with its parameters as names: what a log may say (`…/details/:id`). */
export function templateOf({ service, path }: Endpoint, app: string): string {
  return servicePath(service, app) + path;
}

/** The address of a call with its parameters filled in and encoded: what is asked for. */
export function addressOf<E extends Endpoint>(
  endpoint: E,
  app: string,
  params: PathParams<E['path']>,
): string {
  const values: Readonly<Record<string, string>> = params;
  return templateOf(endpoint, app).replace(/:(\w+)/g, (_name, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
}
