import {
  enquiryAnswerSchema,
  existingCustomerSchema,
  walkInAnswerSchema,
} from '../answers/enquiry';
import { leadAnswerSchema } from '../answers/lead';
import { testRideUpdateAnswerSchema } from '../answers/test-ride-update';
import { campaignsSchema } from '../entities/campaign';
import { stagesSchema } from '../entities/stage';
import type { ReadEndpoint, WriteEndpoint } from './endpoint';

/** Sends an enquiry, books or records a test ride. */
export const createEnquiry = {
  name: 'createEnquiry',
  method: 'POST',
  service: 'app',
  path: '/enquiries/create',
  answer: enquiryAnswerSchema,
  answerPath: ['data', 'response_data'],
} as const satisfies WriteEndpoint;

/** Records the walk-in stage of an enquiry. */
export const recordWalkIn = {
  name: 'recordWalkIn',
  method: 'POST',
  service: 'app',
  path: '/enquiries/walkin',
  answer: walkInAnswerSchema,
  answerPath: ['data', 'response_data'],
} as const satisfies WriteEndpoint;

/** Whether an enquiry of a phone exists (1) or not (0). `id` is a phone number. */
export const checkExistingCustomer = {
  name: 'checkExistingCustomer',
  method: 'GET',
  service: 'app',
  path: '/enquiries/check/existing/customer/:id',
  answer: existingCustomerSchema,
  answerPath: ['data', 'response_data', 'existing_enquiry'],
} as const satisfies ReadEndpoint;

/** Creates a lead, whose test ride can be moved afterwards (spec §7). */
export const createLead = {
  name: 'createLead',
  method: 'POST',
  service: 'app',
  path: '/leads/create',
  answer: leadAnswerSchema,
  answerPath: ['data', 'response_data'],
} as const satisfies WriteEndpoint;

/** Moves a lead's test ride to another status. */
export const updateLeadTestRide = {
  name: 'updateLeadTestRide',
  method: 'POST',
  service: 'app',
  path: '/leads/open/testride/update',
  answer: testRideUpdateAnswerSchema,
  answerPath: ['data', 'response_data'],
  file: 'testride_file',
} as const satisfies WriteEndpoint;

/** Moves an enquiry's test ride to another status. */
export const updateEnquiryTestRide = {
  name: 'updateEnquiryTestRide',
  method: 'POST',
  service: 'app',
  path: '/enquiries/open/testride/update',
  answer: testRideUpdateAnswerSchema,
  answerPath: ['data', 'response_data'],
  file: 'testride_file',
} as const satisfies WriteEndpoint;

/** Stages of a concept (`id` is "testride" or "walkin"), one `data` deeper than others (spec §7). */
export const listStages = {
  name: 'listStages',
  method: 'GET',
  service: 'app',
  path: '/conceptHierarchy/list/:id',
  answer: stagesSchema,
  answerPath: ['data', 'data', 'response_data', 'concept_hierarchy_list', 'concept_stages_list'],
} as const satisfies ReadEndpoint;

/** Open campaigns of a kind. `id` is "activity". */
export const listCampaigns = {
  name: 'listCampaigns',
  method: 'GET',
  service: 'app',
  path: '/campaign/open/list/:id',
  answer: campaignsSchema,
  answerPath: ['data', 'response_data', 'campaign_list'],
} as const satisfies ReadEndpoint;
