import { dealerApplicationAnswerSchema } from '../answers/dealer-application';
import { dealerStatesSchema, dealersSchema } from '../entities/dealer';
import { requirementInputsSchema } from '../entities/requirement-input';
import type { ReadEndpoint, WriteEndpoint } from './endpoint';

/** States that have dealers. */
export const listDealerStates = {
  name: 'listDealerStates',
  method: 'GET',
  service: 'app',
  path: '/dealers/network/states',
  answer: dealerStatesSchema,
  answerPath: ['data', 'response_data', 'statesList'],
} as const satisfies ReadEndpoint;

/** Dealers of a state: `id` is its name as in `dn_state`, or `ALL_DEALERS`. */
export const listDealers = {
  name: 'listDealers',
  method: 'GET',
  service: 'app',
  path: '/dealers/network/open/list/:id/1/search',
  answer: dealersSchema,
  answerPath: ['data', 'response_data', 'dealers_data'],
} as const satisfies ReadEndpoint;

/** Extra fields of the dealer application. */
export const listRequirementInputs = {
  name: 'listRequirementInputs',
  method: 'GET',
  service: 'app',
  path: '/dealers/subscription/requirement/inputs/list',
  answer: requirementInputsSchema,
  answerPath: ['data', 'response_data', 'subscription_requirement_input_list'],
} as const satisfies ReadEndpoint;

/** Applies to become a dealer. */
export const createDealerApplication = {
  name: 'createDealerApplication',
  method: 'POST',
  service: 'app',
  path: '/dealers/subscription/create',
  answer: dealerApplicationAnswerSchema,
  answerPath: ['data', 'response_data'],
} as const satisfies WriteEndpoint;
