import type { FastifyInstance } from 'fastify';
import { campaignRoutes } from './campaigns/campaign-routes';
import { catalogRoutes } from './catalog/catalog-routes';
import { dealerReads } from './dealers/dealer-reads';
import type { ApiDeps } from './deps';
import { checkExistingRoute } from './enquiries/check-existing';
import { createEnquiryRoute } from './enquiries/create-enquiry';
import { geoRoutes } from './geo/geo-routes';

/** Every call of spec §7 that works on the database, each domain with its own routes. */
export const domainRoutes: readonly ((app: FastifyInstance, deps: ApiDeps) => void)[] = [
  catalogRoutes,
  dealerReads,
  geoRoutes,
  campaignRoutes,
  createEnquiryRoute,
  checkExistingRoute,
];
