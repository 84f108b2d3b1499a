import type { ReadEndpoint } from './endpoint';

/** Whether an enquiry of a phone exists (1) or not (0). `id` is a phone number. */
export const checkExistingCustomer = {
  name: 'checkExistingCustomer',
  method: 'GET',
  service: 'app',
  path: '/enquiries/check/existing/customer/:id',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../answers/enquiry')).existingCustomerSchema,
  answerPath: ['data', 'response_data', 'existing_enquiry'],
} as const satisfies ReadEndpoint;

/** Stages of a concept (`id` is "testride" or "walkin"), one `data` deeper than others (spec §7). */
export const listStages = {
  name: 'listStages',
  method: 'GET',
  service: 'app',
  path: '/conceptHierarchy/list/:id',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/stage')).stagesSchema,
  answerPath: ['data', 'data', 'response_data', 'concept_hierarchy_list', 'concept_stages_list'],
} as const satisfies ReadEndpoint;

/** Open campaigns of a kind. `id` is "activity". */
export const listCampaigns = {
  name: 'listCampaigns',
  method: 'GET',
  service: 'app',
  path: '/campaign/open/list/:id',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/campaign')).campaignsSchema,
  answerPath: ['data', 'response_data', 'campaign_list'],
} as const satisfies ReadEndpoint;
