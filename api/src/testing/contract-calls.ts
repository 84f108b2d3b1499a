import { createLead, sendOtp } from '@site/contract';
import { callAddress, type ServedName } from '@site/contract/endpoints';
import { applicationFields } from './dealer-applications';
import { at, post } from './forms';
import { orderFields, placeOrder, referTo } from './orders';
import { pay, reportSuccess } from './payments';
import { type TestApi, tokenOf } from './test-api';
import { newTestRide, testRideFields } from './test-rides';

/** A call of one row of spec §7 that must succeed: path parameters, body fields, headers. */
export interface ContractCall {
  params?: Record<string, string>;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

/** The rows that are answered from the database; static files have tests of their own. */
export type ContractRow = ServedName;

const phone_number = '0000012345';
const leadFields = { name: 'Asha Rao', phone_number };

async function newLead({ app }: TestApi): Promise<string> {
  const answer = await post(app, callAddress(createLead), leadFields);
  return String(at(answer.body, ['data', 'response_data', 'l_tracking_id']));
}

async function newChallenge(api: TestApi): Promise<Record<string, string>> {
  const answer = await post(api.app, callAddress(sendOtp), {
    phone_number: '0000054321',
  });
  const challenge_id = String(at(answer.body, ['data', 'response_data', 'challenge_id']));
  return { challenge_id, otp: api.sent.at(-1)?.code ?? '' };
}

const paidOrder = async (api: TestApi) => pay(api, await placeOrder(api));

/** A successful call of every row, made ready on the given API. */
export const contractCalls: Record<ContractRow, (api: TestApi) => Promise<ContractCall>> = {
  listProductTitles: async () => ({}),
  listProducts: async () => ({ params: { id: 'all' } }),
  listPricedProducts: async () => ({
    params: {
      itemKey: 'vayu_one-0-red',
      couponCode: 'couponcode',
      state: 'Telangana',
      phoneNumber: 'phonenumber',
    },
  }),
  listOffers: async () => ({}),
  sendOtp: async () => ({ fields: { phone_number: '0000067890', templateId: 'history' } }),
  verifyOtp: async (api) => ({ fields: await newChallenge(api) }),
  createEnquiry: async () => ({ fields: testRideFields }),
  recordWalkIn: async (api) => ({
    fields: { e_tracking_id: await newTestRide(api), w_stage: '201' },
  }),
  checkExistingCustomer: async () => ({ params: { id: '0000099999' } }),
  createLead: async () => ({ fields: leadFields }),
  updateLeadTestRide: async (api) => ({
    fields: { trackingId: await newLead(api), testride_status: 'Scheduled' },
  }),
  updateEnquiryTestRide: async (api) => ({
    fields: {
      trackingId: await newTestRide(api),
      testride_status: 'Cancelled',
      testride_reason: 'Bad weather',
    },
  }),
  createDealerApplication: async () => ({ fields: applicationFields }),
  listRequirementInputs: async () => ({}),
  listDealerStates: async () => ({}),
  listDealers: async () => ({ params: { id: 'Telangana' } }),
  listStatesAndZones: async () => ({}),
  listDistricts: async () => ({ params: { value: 'TG' } }),
  listStages: async () => ({ params: { id: 'testride' } }),
  listCampaigns: async () => ({ params: { id: 'activity' } }),
  readOrderHistory: async (api) => {
    await placeOrder(api);
    const phone = orderFields['customer_phone_number'] ?? '';
    return { params: { id: phone }, headers: { authorization: `Bearer ${tokenOf(api, phone)}` } };
  },
  createOrder: async () => ({ fields: { ...orderFields } }),
  createGatewayOrder: async () => ({ params: { provider: 'razorpay', amount: '999' } }),
  verifyPayment: async (api) => ({ params: { provider: 'razorpay', ...(await paidOrder(api)) } }),
  reportPayment: async (api) => ({
    fields: {
      payment_vendor_order_id: (await paidOrder(api)).orderId,
      payment_reference_no: '',
      payment_response_code: 'dismissed',
      payment_status: 'failed',
    },
  }),
  readPaymentCheckout: async () => ({}),
  readOrderState: async (api) => ({ headers: referTo(await placeOrder(api)) }),
  readReceipt: async (api) => {
    const order = await placeOrder(api);
    await reportSuccess(api, pay(api, order));
    return { headers: referTo(order) };
  },
  refreshOrderState: async (api) => ({ headers: referTo(await placeOrder(api)) }),
};
