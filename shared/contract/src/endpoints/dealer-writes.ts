import { dealerApplicationAnswerSchema } from '../answers/dealer-application';
import type { WriteEndpoint } from './endpoint';

/** Applies to become a dealer. */
export const createDealerApplication = {
  name: 'createDealerApplication',
  method: 'POST',
  service: 'app',
  path: '/dealers/subscription/create',
  answer: dealerApplicationAnswerSchema,
  answerPath: ['data', 'response_data'],
} as const satisfies WriteEndpoint;
