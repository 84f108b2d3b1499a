/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hyderabad } from '../../../testing/sample-dealers';
import { emptyBooking } from '../booking-schema';
import { RideDetail } from './ride-detail';

let isLost = true;
jest.mock('./calendar-link', () => {
  if (isLost) throw new Error('The file could not be had');
  return jest.requireActual('./calendar-link');
});

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('a calendar file whose code is lost costs its link only, which comes by Try Again', async () => {
  const ride = {
    values: { ...emptyBooking, ride_day: '2026-12-01', half_day: 'morning' },
    dealer: hyderabad,
    reference: 'E-1',
    bookedAt: new Date('2026-11-22T10:00:00Z'),
  };
  render(<RideDetail reference="E-1" ride={ride} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The calendar file could not be loaded.',
  );
  expect(screen.getByText('E-1')).toBeVisible();
  isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Add to calendar' })).toBeVisible();
});
