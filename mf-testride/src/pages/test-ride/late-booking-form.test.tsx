/** @jest-environment jsdom */
import { listDealers, readTestRidePage } from '@site/contract';
import { answerOf, callOf, fakeApi } from '@site/testing/fake-api';
import { choose } from '@site/testing/fill-form';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { routes } from '../../routes';
import { hyderabad, warangal } from '../../testing/sample-dealers';
import { testRidePage } from '../../testing/sample-page';

let isLost = true;
jest.mock('./booking-form', () => {
  if (isLost) throw new Error('The file could not be had');
  return jest.requireActual('./booking-form');
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeApi({
    [callOf(listDealers, { id: 'all' })]: answerOf(listDealers, [hyderabad, warangal]),
    [callOf(listDealers, { id: 'Telangana' })]: answerOf(listDealers, [hyderabad, warangal]),
    [callOf(readTestRidePage)]: answerOf(readTestRidePage, testRidePage),
  });
});
afterEach(() => jest.restoreAllMocks());

it('a booking form whose file is lost says so beside the office, and comes by Try Again', async () => {
  const { user } = renderPage(routes, '/test-ride');
  await choose('Select City', /Hyderabad, Telangana/);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "Opps! Something went wrong.We're currently unable to load the Test Ride information from the server. Please try again later.",
  );
  const office = () => screen.getByRole('region', { name: 'Vayu Banjara Hills' });
  expect(office()).toBeVisible();

  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('form', { name: 'Send us a message' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  expect(office()).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Select City' })).toHaveValue('Hyderabad, Telangana');
  await user.tab();
  expect(screen.getByLabelText(/Full Name/)).toHaveFocus();
});
