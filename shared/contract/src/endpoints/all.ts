/** Every endpoint by name, for the API and for tests. Browser code imports the one it needs. */
import * as communication from './communication';
import * as dealers from './dealers';
import type { Endpoint } from './endpoint';
import * as enquiries from './enquiries';
import * as geo from './geo';
import * as orders from './orders';
import * as products from './products';
import * as staticFiles from './static';

export const endpoints = {
  ...communication,
  ...dealers,
  ...enquiries,
  ...geo,
  ...orders,
  ...products,
  ...staticFiles,
} satisfies Record<string, Endpoint>;
export type EndpointName = keyof typeof endpoints;
