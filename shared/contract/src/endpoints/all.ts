/** Every call by name, for servers and for tests. Browser code imports the one it makes. */
import type { $ZodType } from '@site/schema';
import * as communication from './communication';
import * as dealerWrites from './dealer-writes';
import * as dealers from './dealers';
import { answerSchemaOf, type Endpoint, type WriteEndpoint } from './endpoint';
import * as enquiries from './enquiries';
import * as enquiryWrites from './enquiry-writes';
import * as geo from './geo';
import * as orderWrites from './order-writes';
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
  ...dealerWrites,
  ...enquiries,
  ...enquiryWrites,
  ...geo,
  ...orders,
  ...orderWrites,
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

/** The descriptions of what calls answer at their paths, by the call's name. */
export type AnswerSchemas = Readonly<Record<string, $ZodType>>;

/** Loads the description of every answer: a server needs all of them before it serves. */
export async function loadAnswerSchemas(): Promise<AnswerSchemas> {
  const all: readonly Endpoint[] = Object.values(endpoints);
  return Object.fromEntries(
    await Promise.all(all.map(async (one) => [one.name, await answerSchemaOf(one)] as const)),
  );
}
