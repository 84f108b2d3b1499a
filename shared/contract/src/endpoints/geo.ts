import { districtsSchema, statesAndZonesSchema } from '../entities/geo';
import type { ReadEndpoint } from './endpoint';

/** States and sales zones of India. */
export const listStatesAndZones = {
  name: 'listStatesAndZones',
  method: 'GET',
  service: 'geo',
  path: '/district/IN',
  answer: statesAndZonesSchema,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** Districts of a state. `value` is a state code, e.g. TG. */
export const listDistricts = {
  name: 'listDistricts',
  method: 'GET',
  service: 'geo',
  path: '/district/IN/:value',
  answer: districtsSchema,
  answerPath: ['data', 'district'],
} as const satisfies ReadEndpoint;
