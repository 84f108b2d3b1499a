import type { FastifyInstance } from 'fastify';
import { campaignRoutes } from '../features/campaigns/campaign-routes';
import { catalogRoutes } from '../features/catalog/catalog-routes';
import { sendOtpRoute } from '../features/communication/send-otp';
import { verifyOtpRoute } from '../features/communication/verify-otp';
import { createApplicationRoute } from '../features/dealers/create-application';
import { dealerReads } from '../features/dealers/dealer-reads';
import { checkExistingRoute } from '../features/enquiries/check-existing';
import { createEnquiryRoute } from '../features/enquiries/create-enquiry';
import { recordWalkinRoute } from '../features/enquiries/record-walkin';
import { geoRoutes } from '../features/geo/geo-routes';
import { createLeadRoute } from '../features/leads/create-lead';
import { createOrderRoute } from '../features/orders/create-order';
import { orderHistoryRoute } from '../features/orders/order-history-route';
import { paymentRoutes } from '../features/payments/payment-routes';
import { pricingRoutes } from '../features/priced-products/priced-product-routes';
import { testRideRoutes } from '../features/testrides/test-ride-routes';
import type { ApiDeps } from '../platform/deps';

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
