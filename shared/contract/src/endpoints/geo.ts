import { districtsSchema, statesAndZonesSchema } from '../entities/geo';
import type { Endpoint } from './endpoint';

export const listStatesAndZones = {
  method: 'GET',
  service: 'geo',
  path: '/district/IN',
  summary: 'States and sales zones of India',
  answer: statesAndZonesSchema,
  answerPath: ['data'],
} as const satisfies Endpoint;

/** `value` is a state code, e.g. TG. */
export const listDistricts = {
  method: 'GET',
  service: 'geo',
  path: '/district/IN/:value',
  summary: 'Districts of a state',
  answer: districtsSchema,
  answerPath: ['data', 'district'],
} as const satisfies Endpoint;
