import {
  createEnquiry,
  type DealerServices,
  listDealers,
  readDealerServices,
  readTestRidePage,
} from '@site/contract';
import { answerOf, callOf, type FakeApi, fakeApi } from '@site/testing/fake-api';
import { choose } from '@site/testing/fill-form';
import { screen } from '@testing-library/react';
import { hyderabad, warangal } from './sample-dealers';
import { testRidePage } from './sample-page';

export const DEALERS = callOf(listDealers, { id: 'all' });
/** The dealers of the state of both. */
export const OF_STATE = callOf(listDealers, { id: 'Telangana' });
export const PAGE = callOf(readTestRidePage);
export const CREATE = callOf(createEnquiry);
export const SERVICES = callOf(readDealerServices);

/** Closed on Sundays. */
const services: DealerServices = {
  hours: {
    text: 'Monday to Saturday, 9:30 am to 7 pm',
    open_days: [1, 2, 3, 4, 5, 6],
    opens: '09:30',
    closes: '19:00',
  },
  services: ['Sales', 'Test rides'],
};

/** A server with two dealers that takes every booking. */
export const fakeTestRideApi = (): FakeApi =>
  fakeApi({
    [DEALERS]: answerOf(listDealers, [hyderabad, warangal]),
    [OF_STATE]: answerOf(listDealers, [hyderabad, warangal]),
    [PAGE]: answerOf(readTestRidePage, testRidePage),
    [CREATE]: answerOf(createEnquiry, { e_tracking_id: 'E-1' }),
    [SERVICES]: answerOf(readDealerServices, services),
  });

/** Chooses a city; the form's code comes with the first choice. */
export async function chooseCity(place: string): Promise<void> {
  await choose('Select City', new RegExp(place));
  await screen.findByRole('form', { name: 'Send us a message' });
}
