import type { FastifyInstance } from 'fastify';
import { campaignRoutes } from './campaigns/campaign-routes';
import { catalogRoutes } from './catalog/catalog-routes';
import { sendOtpRoute } from './communication/send-otp';
import { verifyOtpRoute } from './communication/verify-otp';
import { createApplicationRoute } from './dealers/create-application';
import { dealerReads } from './dealers/dealer-reads';
import type { ApiDeps } from './deps';
import { checkExistingRoute } from './enquiries/check-existing';
import { createEnquiryRoute } from './enquiries/create-enquiry';
import { recordWalkinRoute } from './enquiries/record-walkin';
import { geoRoutes } from './geo/geo-routes';
import { createLeadRoute } from './leads/create-lead';
import { createOrderRoute } from './orders/create-order';
import { orderHistoryRoute } from './orders/order-history-route';
import { paymentRoutes } from './payments/payment-routes';
import { pricingRoutes } from './pricing/pricing-routes';
import { testRideRoutes } from './testrides/test-ride-routes';

/** Every call of spec §7 that works on the database, each domain with its own routes. */
export const domainRoutes: readonly ((app: FastifyInstance, deps: ApiDeps) => void)[] = [
  catalogRoutes,
  pricingRoutes,
  createOrderRoute,
  orderHistoryRoute,
  paymentRoutes,
  dealerReads,
  geoRoutes,
  campaignRoutes,
  createEnquiryRoute,
  checkExistingRoute,
  recordWalkinRoute,
  createLeadRoute,
  testRideRoutes,
  createApplicationRoute,
  sendOtpRoute,
  verifyOtpRoute,
];
