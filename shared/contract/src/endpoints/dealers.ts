import { dealerStatesSchema, dealersSchema } from '../entities/dealer';
import { requirementInputsSchema } from '../entities/requirement-input';
import {
  dealerApplicationAnswerSchema,
  dealerApplicationSchema,
} from '../requests/dealer-application';
import type { Endpoint } from './endpoint';

export const listDealerStates = {
  method: 'GET',
  service: 'app',
  path: '/dealers/network/states',
  summary: 'States that have dealers',
  answer: dealerStatesSchema,
  answerPath: ['data', 'response_data', 'statesList'],
} as const satisfies Endpoint;

/** `id` is a state's name as in `dn_state`, or "all". */
export const listDealers = {
  method: 'GET',
  service: 'app',
  path: '/dealers/network/open/list/:id/1/search',
  summary: 'Dealers of a state, or all',
  answer: dealersSchema,
  answerPath: ['data', 'response_data', 'dealers_data'],
} as const satisfies Endpoint;

export const listRequirementInputs = {
  method: 'GET',
  service: 'app',
  path: '/dealers/subscription/requirement/inputs/list',
  summary: 'Extra fields of the dealer application',
  answer: requirementInputsSchema,
  answerPath: ['data', 'response_data', 'subscription_requirement_input_list'],
} as const satisfies Endpoint;

export const createDealerApplication = {
  method: 'POST',
  service: 'app',
  path: '/dealers/subscription/create',
  summary: 'Apply to become a dealer',
  request: dealerApplicationSchema,
  answer: dealerApplicationAnswerSchema,
  answerPath: ['data', 'response_data'],
} as const satisfies Endpoint;
