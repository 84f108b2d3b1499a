import { campaignsSchema } from '../entities/campaign';
import { stageHierarchySchema } from '../entities/stage';
import { enquiryAnswerSchema, enquirySchema, existingEnquirySchema } from '../requests/enquiry';
import { leadAnswerSchema, leadSchema } from '../requests/lead';
import { testRideUpdateAnswerSchema, testRideUpdateSchema } from '../requests/test-ride-update';
import { walkInAnswerSchema, walkInSchema } from '../requests/walk-in';
import type { Endpoint } from './endpoint';

export const createEnquiry = {
  method: 'POST',
  service: 'app',
  path: '/enquiries/create',
  summary: 'Send an enquiry, book or record a test ride',
  request: enquirySchema,
  answer: enquiryAnswerSchema,
  answerPath: ['data', 'response_data'],
} as const satisfies Endpoint;

export const recordWalkIn = {
  method: 'POST',
  service: 'app',
  path: '/enquiries/walkin',
  summary: 'Record the walk-in stage of an enquiry',
  request: walkInSchema,
  answer: walkInAnswerSchema,
  answerPath: ['data', 'response_data'],
} as const satisfies Endpoint;

/** `id` is a phone number. */
export const checkExistingCustomer = {
  method: 'GET',
  service: 'app',
  path: '/enquiries/check/existing/customer/:id',
  summary: 'Whether an enquiry of a phone exists (1) or not (0)',
  answer: existingEnquirySchema,
  answerPath: ['data', 'response_data', 'existing_enquiry'],
} as const satisfies Endpoint;

export const createLead = {
  method: 'POST',
  service: 'app',
  path: '/leads/create',
  summary: 'Create a lead',
  request: leadSchema,
  answer: leadAnswerSchema,
  answerPath: ['data', 'response_data'],
} as const satisfies Endpoint;

export const updateLeadTestRide = {
  method: 'POST',
  service: 'app',
  path: '/leads/open/testride/update',
  summary: "Move a lead's test ride to another status",
  request: testRideUpdateSchema,
  answer: testRideUpdateAnswerSchema,
  answerPath: ['data', 'response_data'],
} as const satisfies Endpoint;

export const updateEnquiryTestRide = {
  method: 'POST',
  service: 'app',
  path: '/enquiries/open/testride/update',
  summary: "Move an enquiry's test ride to another status",
  request: testRideUpdateSchema,
  answer: testRideUpdateAnswerSchema,
  answerPath: ['data', 'response_data'],
} as const satisfies Endpoint;

/** `id` is "testride" or "walkin". One `data` more than other calls (spec §7). */
export const listStages = {
  method: 'GET',
  service: 'app',
  path: '/conceptHierarchy/list/:id',
  summary: 'Stages of a concept with their child stages',
  answer: stageHierarchySchema,
  answerPath: ['data', 'data', 'response_data', 'concept_hierarchy_list'],
} as const satisfies Endpoint;

/** `id` is "activity". */
export const listCampaigns = {
  method: 'GET',
  service: 'app',
  path: '/campaign/open/list/:id',
  summary: 'Open campaigns of a kind',
  answer: campaignsSchema,
  answerPath: ['data', 'response_data', 'campaign_list'],
} as const satisfies Endpoint;
