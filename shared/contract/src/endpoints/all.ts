/** Every call by name, for servers and for tests. Browser code imports the one it makes. */
import * as communication from './communication';
import * as dealers from './dealers';
import type { Endpoint, WriteEndpoint } from './endpoint';
import * as enquiries from './enquiries';
import * as geo from './geo';
import * as orders from './orders';
import * as pricedProducts from './priced-products';
import * as products from './products';
import * as staticBikes from './static-bikes';
import * as staticLegal from './static-legal';
import * as staticPages from './static-pages';
import * as staticSite from './static-site';

export * from './call-address';

export const endpoints = {
  ...communication,
  ...dealers,
  ...enquiries,
  ...geo,
  ...orders,
  ...pricedProducts,
  ...products,
  ...staticBikes,
  ...staticLegal,
  ...staticPages,
  ...staticSite,
} satisfies Record<string, Endpoint>;

type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
/** The calls that are answered from the database: all but static files. */
export type ServedName = {
  [N in EndpointName]: Endpoints[N]['service'] extends 'static' ? never : N;
}[EndpointName];
export type WriteName = {
  [N in EndpointName]: Endpoints[N] extends WriteEndpoint ? N : never;
}[EndpointName];
