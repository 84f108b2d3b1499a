import { getRuntimeConfig } from '@site/shell';

/** Address of a call of the main API: `/api/v2/{app}/…` (design §6). Parts are encoded. */
export function appPath(...parts: readonly string[]): string {
  return `/api/v2/${[getRuntimeConfig().app, ...parts.map(encodeURIComponent)].join('/')}`;
}

/** Address of a call of the geo service: `/api/v2/geoservice/…`. */
export function geoPath(...parts: readonly string[]): string {
  return `/api/v2/geoservice/${parts.map(encodeURIComponent).join('/')}`;
}

/** Address of a call of the communication service: `/api/v2/communication/…`. */
export function communicationPath(...parts: readonly string[]): string {
  return `/api/v2/communication/${parts.map(encodeURIComponent).join('/')}`;
}

/** Address of a static JSON file: `/static/json/<name>.json`. */
export function staticJsonPath(name: string): string {
  return `/static/json/${encodeURIComponent(name)}.json`;
}
