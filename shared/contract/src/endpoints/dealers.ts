import type { ReadEndpoint } from './endpoint';

/** States that have dealers. */
export const listDealerStates = {
  name: 'listDealerStates',
  method: 'GET',
  service: 'app',
  path: '/dealers/network/states',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/dealer')).dealerStatesSchema,
  answerPath: ['data', 'response_data', 'statesList'],
} as const satisfies ReadEndpoint;

/** Dealers of a state: `id` is its name as in `dn_state`, or `ALL_DEALERS`. */
export const listDealers = {
  name: 'listDealers',
  method: 'GET',
  service: 'app',
  path: '/dealers/network/open/list/:id/1/search',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/dealer')).dealersSchema,
  answerPath: ['data', 'response_data', 'dealers_data'],
} as const satisfies ReadEndpoint;

/** Extra fields of the dealer application. */
export const listRequirementInputs = {
  name: 'listRequirementInputs',
  method: 'GET',
  service: 'app',
  path: '/dealers/subscription/requirement/inputs/list',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/requirement-input'))
      .requirementInputsSchema,
  answerPath: ['data', 'response_data', 'subscription_requirement_input_list'],
} as const satisfies ReadEndpoint;
