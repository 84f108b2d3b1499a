import type { FastifyInstance } from 'fastify';
import { campaignRoutes } from '../features/campaigns/campaign-routes';
import { catalogRoutes } from '../features/catalog/catalog-routes';
import { sendOtpRoute } from '../features/communication/send-otp';
import { verifyOtpRoute } from '../features/communication/verify-otp';
import { createDealerApplicationRoute } from '../features/dealers/create-dealer-application';
import { dealerRoutes } from '../features/dealers/dealer-routes';
import { checkExistingCustomerRoute } from '../features/enquiries/check-existing-customer';
import { createEnquiryRoute } from '../features/enquiries/create-enquiry';
import { recordWalkInRoute } from '../features/enquiries/record-walk-in';
import { geoRoutes } from '../features/geo/geo-routes';
import { createLeadRoute } from '../features/leads/create-lead';
import { createOrderRoute } from '../features/orders/create-order';
import { orderStateRoutes } from '../features/orders/order-state-routes';
import { readOrderHistoryRoute } from '../features/orders/read-order-history';
import { paymentRoutes } from '../features/payments/payment-routes';
import { pricedProductRoutes } from '../features/priced-products/priced-product-routes';
import { receiptRoutes } from '../features/receipts/receipt-routes';
import { testRideRoutes } from '../features/testrides/test-ride-routes';
import type { ApiDeps } from '../platform/deps';

/** Every call of spec §7 that works on the database, each domain with its own routes. */
export const domainRoutes: readonly ((app: FastifyInstance, deps: ApiDeps) => void)[] = [
  catalogRoutes,
  pricedProductRoutes,
  createOrderRoute,
  readOrderHistoryRoute,
  orderStateRoutes,
  receiptRoutes,
  paymentRoutes,
  dealerRoutes,
  geoRoutes,
  campaignRoutes,
  createEnquiryRoute,
  checkExistingCustomerRoute,
  recordWalkInRoute,
  createLeadRoute,
  testRideRoutes,
  createDealerApplicationRoute,
  sendOtpRoute,
  verifyOtpRoute,
];
