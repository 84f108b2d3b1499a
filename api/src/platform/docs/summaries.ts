import type { Endpoint } from '@site/contract';
import type { ServedName } from '@site/contract/endpoints';

/** One line of /api/docs for each call that the API serves from its database. */
const summaries: Readonly<Record<ServedName, string>> = {
  sendOtp: 'Send a one-time code to a phone',
  verifyOtp: 'Verify a one-time code',
  listDealerStates: 'States that have dealers',
  listDealers: 'Dealers of a state, or all',
  listRequirementInputs: 'Extra fields of the dealer application',
  createDealerApplication: 'Apply to become a dealer',
  createEnquiry: 'Send an enquiry, book or record a test ride',
  recordWalkIn: 'Record the walk-in stage of an enquiry',
  checkExistingCustomer: 'Whether an enquiry of a phone exists (1) or not (0)',
  createLead: 'Create a lead',
  updateLeadTestRide: "Move a lead's test ride to another status",
  updateEnquiryTestRide: "Move an enquiry's test ride to another status",
  listStages: 'Stages of a concept with their child stages',
  listCampaigns: 'Open campaigns of a kind',
  listStatesAndZones: 'States and sales zones of India',
  listDistricts: 'Districts of a state',
  readOrderHistory: 'The latest order of a verified phone',
  createOrder: 'Create a pre-order or an order',
  createGatewayOrder: 'Create an order at the payment provider',
  verifyPayment: "Verify the payment widget's result",
  reportPayment: "Report the payment widget's result",
  readPaymentCheckout: "The payment provider and the address of its widget's script",
  readOrderState: 'Where an order stands, by its reference',
  readReceipt: 'The receipt of a paid order',
  refreshOrderState: 'Where an order stands, after asking the payment provider',
  listProductTitles: 'Titles of the Products submenu',
  listProducts: 'Products in groups of one title and variant',
  listPricedProducts: 'Products with prices for an item, coupon, state and phone',
  listOffers: 'Coupon cards of the Offers page',
};

/** What a call does, in one line; its name where it has none. */
export const summaryOf = ({ name }: Endpoint): string =>
  (summaries as Readonly<Record<string, string>>)[name] ?? name;
