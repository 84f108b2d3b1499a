import type { ReadEndpoint } from './endpoint';

/** States and sales zones of India. */
export const listStatesAndZones = {
  name: 'listStatesAndZones',
  method: 'GET',
  service: 'geo',
  path: '/district/IN',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/geo')).statesAndZonesSchema,
  answerPath: ['data'],
} as const satisfies ReadEndpoint;

/** Districts of a state. `value` is a state code, e.g. TG. */
export const listDistricts = {
  name: 'listDistricts',
  method: 'GET',
  service: 'geo',
  path: '/district/IN/:value',
  answer: async () =>
    (await import(/* webpackChunkName: "answers" */ '../entities/geo')).districtsSchema,
  answerPath: ['data', 'district'],
} as const satisfies ReadEndpoint;
