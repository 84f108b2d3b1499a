import { enquiryAnswerSchema, walkInAnswerSchema } from '../answers/enquiry';
import { leadAnswerSchema } from '../answers/lead';
import { testRideUpdateAnswerSchema } from '../answers/test-ride-update';
import type { WriteEndpoint } from './endpoint';

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
