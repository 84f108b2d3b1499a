import type { Write } from '@site/contract';

type Fields = Readonly<Record<string, string>>;

const person = {
  name: 'Asha Rao',
  email: 'asha@rider.example',
  phone_number: '0000012345',
};
const place = { country: 'India', state: 'Telangana', district: 'Hyderabad', city: 'Hyderabad' };

/** Request examples of /api/docs by the name of the write, each with a name. Numbers are nobody's. */
const fieldsByName: Readonly<Record<Write['name'], Readonly<Record<string, Fields>>>> = {
  createEnquiry: {
    'Test-ride booking': {
      ...person,
      ...place,
      category: 'Test ride',
      testride: '1-none',
      pinocde: '500001',
      enquiried_for_item: 'Model One GT',
      campaign_id: '90',
      campaign_source: 'website',
    },
    'General enquiry': {
      ...person,
      ...place,
      category: 'Item enquiry',
      source: 'website',
      campaign_id: '17',
      enquiried_for_item: 'Model One',
      street: 'West Quarter',
      pincode: '500001',
      description: 'Is the bike on show near me?',
    },
    'Walk-in test ride': {
      ...person,
      ...place,
      category: 'Test ride',
      source: 'Direct',
      campaign_id: '147',
      testride_status: 'Test Ride',
      pincode: '500001',
    },
    'Test ride of an activity': {
      ...person,
      ...place,
      email: '',
      category: 'Test ride',
      source: 'activity',
      campaign_id: '401',
      testride_status: 'Test Ride',
      pincode: '500001',
      description: 'Met at the college gate',
    },
  },
  recordWalkIn: { 'New walk-in': { e_tracking_id: 'E-7K2M9QX4TB5H', w_stage: '201' } },
  updateEnquiryTestRide: {
    Cancelled: {
      trackingId: 'E-7K2M9QX4TB5H',
      testride_status: 'Cancelled',
      testride_reason: 'Customer did not arrive',
    },
    'Completed, with a file': { trackingId: 'E-7K2M9QX4TB5H', testride_status: 'Completed' },
  },
  updateLeadTestRide: {
    Scheduled: { trackingId: 'L-7K2M9QX4TB5H', testride_status: 'Scheduled' },
    'Completed, with a file': { trackingId: 'L-7K2M9QX4TB5H', testride_status: 'Completed' },
  },
  createLead: { Lead: { ...person, source: 'website' } },
  createDealerApplication: {
    Application: {
      ...place,
      campaign_source: 'website',
      campaign_id: '166',
      first_name: 'Asha',
      last_name: 'Rao',
      email: person.email,
      phone: person.phone_number,
      street: 'West Quarter',
      pincode: '500001',
      requirements:
        '{"investment_capacity":"Above ₹1 crore","showroom_property":"Owned","preferred_showroom_location":"West Quarter"}',
    },
  },
  sendOtp: {
    'Order history': { phone_number: person.phone_number, templateId: 'order-history' },
  },
  verifyOtp: {
    Code: { challenge_id: '6f1b6c0e-6f0e-4f0b-9a51-0d8a3b6e2f11', otp: '482913' },
  },
  createOrder: {
    'Pre-booking': {
      customer_full_name: 'Asha Rao',
      customer_phone_number: '0000012345',
      customer_email: 'asha@rider.example',
      bill_street_1: 'West Quarter',
      bill_city: 'Hyderabad',
      bill_district: 'Hyderabad',
      bill_state: 'Telangana',
      bill_pincode: '500001',
      bill_country: 'India',
      ship_street_1: 'West Quarter',
      ship_city: 'Hyderabad',
      ship_district: 'Hyderabad',
      ship_state: 'Telangana',
      ship_pincode: '500001',
      ship_country: 'India',
      items_list: 'model_one-gt-graphite-1',
      coupon_code: 'WINDFALL',
      order_delivery_type: 'transport',
      source: 'website',
      order_type: 'preorder',
      transaction_vendor: 'Razorpay',
    },
  },
  refreshOrderState: { 'No field: the header names the order': {} },
  reportPayment: {
    'Dismissed widget': {
      payment_vendor_order_id: 'order_9A33XWu170gUtm',
      payment_reference_no: '',
      payment_response_code: 'dismissed',
      payment_status: 'failed',
    },
  },
};

/** The examples of an endpoint as OpenAPI has them. */
export const examplesOf = ({ name: write }: Write): Record<string, { value: Fields }> =>
  Object.fromEntries(Object.entries(fieldsByName[write]).map(([name, value]) => [name, { value }]));
