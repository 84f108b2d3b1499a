/** @jest-environment jsdom */
import {
  createEnquiry,
  listCampaigns,
  listDealers,
  listDistricts,
  listStages,
  listStatesAndZones,
  updateEnquiryTestRide,
} from '@site/contract';
import {
  answerOf,
  callOf,
  type FakeAnswer,
  type FakeApi,
  fakeApi,
  refusal,
} from '@site/testing/fake-api';
import { choose, fieldOf, typeInto } from '@site/testing/fill-form';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../routes';
import { hyderabad, warangal } from '../../testing/sample-dealers';
import { testRideStages } from '../../testing/sample-stages';

const DEALERS = callOf(listDealers, { id: 'all' });
const STAGES = callOf(listStages, { id: 'testride' });
const CAMPAIGNS = callOf(listCampaigns, { id: 'activity' });
const STATES = callOf(listStatesAndZones);
const districtsCall = (value: string) => callOf(listDistricts, { value });
const districtsBody = (district_name: string) => answerOf(listDistricts, [{ district_name }]);
const CREATE = callOf(createEnquiry);
const STATUS = callOf(updateEnquiryTestRide);
const down: FakeAnswer = refusal(500, 'down');

let api: FakeApi;
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = fakeApi({
    [DEALERS]: answerOf(listDealers, [hyderabad, warangal]),
    [STAGES]: answerOf(listStages, testRideStages),
    [CAMPAIGNS]: answerOf(listCampaigns, [
      { campaign_id: '401', campaign_title: 'Monsoon ride day' },
    ]),
    [STATES]: answerOf(listStatesAndZones, {
      state: [
        { state_name: 'Kerala', state_code: 'KL', zonal_code: 'S' },
        { state_name: 'Telangana', state_code: 'TG', zonal_code: 'S' },
      ],
      zones: [{ zonal_code: 'S', zonal_name: 'South' }],
    }),
    [districtsCall('KL')]: districtsBody('Ernakulam'),
    [districtsCall('TG')]: districtsBody('Warangal'),
    [CREATE]: answerOf(createEnquiry, { e_tracking_id: 'E-1' }),
    [STATUS]: answerOf(updateEnquiryTestRide, { trackingId: 'E-1', testride_status: 'Scheduled' }),
  });
});
afterEach(() => jest.restoreAllMocks());

async function open() {
  const view = renderPage(routes, '/offline-events');
  await screen.findByRole('button', { name: 'Submit' });
  return view;
}

async function choosePlace() {
  await choose('State', 'Kerala');
  await waitFor(() => expect(fieldOf('District')).toBeEnabled());
  await choose('District', 'Ernakulam');
}

async function fillIn() {
  typeInto({ 'Full Name': 'Asha Rao', 'Phone Number': '9876543210' });
  await choosePlace();
  await choose('Campaign', 'Monsoon ride day');
  await choose('Dealer', /Hyderabad/);
  await choose('Test Ride Status', 'Scheduled');
}

const send = (user: UserEvent) => user.click(screen.getByText('Submit'));

describe('activity page', () => {
  it('has its heading, tagline and three sections', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Activity Testride' })).toBeVisible();
    expect(screen.getByText('Experience the Thrill Before You Decide')).toBeVisible();
    for (const name of ['Personal Information', 'Address Information', 'Other Information']) {
      expect(screen.getByRole('group', { name })).toBeVisible();
    }
  });

  it('says that campaigns could not be loaded', async () => {
    api.answer(CAMPAIGNS, down);
    renderPage(routes, '/offline-events');
    expect(
      await screen.findByText(
        "We're currently unable to load the Campaigns information from the server. Please try again later.",
      ),
    ).toBeVisible();
  });

  it('says at its field that no campaign is open, where there is none to choose', async () => {
    api.answer(CAMPAIGNS, answerOf(listCampaigns, []));
    await open();
    expect(fieldOf('Campaign')).toHaveAccessibleDescription(
      'No campaign is open at the moment, and a ride needs one.',
    );
  });

  it('lets staff type the place when the geo service does not answer', async () => {
    api.answer(STATES, down);
    await open();
    typeInto({ State: 'Kerala', District: 'Ernakulam' });
    expect(fieldOf('District')).toHaveValue('Ernakulam');
  });

  it('forgets the district when another state is chosen', async () => {
    await open();
    await choosePlace();
    expect(screen.getByRole('combobox', { name: 'District' })).toHaveValue('Ernakulam');
    await choose('State', 'Telangana');
    expect(screen.getByRole('combobox', { name: 'District' })).toHaveValue('');
  });
});

describe('recording an activity ride', () => {
  it('says so and empties the form but for the dealer and the campaign of the event', async () => {
    const { user } = await open();
    await fillIn();
    await send(user);
    await screen.findByRole('alertdialog', { name: 'Hurry! Your Request is Placed.' });
    expect(api.sent(CREATE)).toHaveLength(1);
    expect(api.sent(STATUS)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Record the next one' }));
    expect(fieldOf('Full Name')).toHaveValue('');
    expect(fieldOf('State')).toHaveValue('');
    expect(fieldOf('District')).toHaveValue('');
    expect(screen.getByText('Monsoon ride day')).toBeVisible();
    expect(screen.getByDisplayValue(/Hyderabad/)).toBeVisible();
  });

  it('remembers dealer and campaign of this device for the next tab, and nothing of a person', async () => {
    const first = await open();
    await fillIn();
    first.unmount();
    // A closed tab takes its session with it.
    window.sessionStorage.clear();
    await open();
    expect(await screen.findByText('Monsoon ride day')).toBeVisible();
    expect(screen.getByDisplayValue(/Hyderabad/)).toBeVisible();
    expect(fieldOf('Full Name')).toHaveValue('');
    expect(JSON.stringify(window.localStorage)).not.toMatch(/Asha|9876543210/);
  });

  it('gives back after a reload what was typed, and fills in what was chosen last beside it', async () => {
    const first = await open();
    typeInto({ 'Full Name': 'Asha Rao', 'Phone Number': '9876543210' });
    first.unmount();
    window.localStorage.setItem(
      'remembered:activity',
      '{"dealer_info":"dn-1","campaign_id":"401"}',
    );
    await open();
    expect(await screen.findByText('Monsoon ride day')).toBeVisible();
    expect(screen.getByDisplayValue(/Hyderabad/)).toBeVisible();
    expect(fieldOf('Full Name')).toHaveValue('Asha Rao');
    expect(fieldOf('Phone Number')).toHaveValue('9876543210');
  });

  it('asks again for what was chosen before a reload and can be chosen no more', async () => {
    const typed = {
      ...{ name: 'Asha Rao', phone_number: '9876543210', state: 'Kerala', district: 'Ernakulam' },
      ...{ campaign_id: '400', dealer_info: 'dn-9', testride_status: 'Postponed' },
    };
    window.sessionStorage.setItem('draft:activity', JSON.stringify({ typed }));
    const { user } = await open();
    expect(fieldOf('Full Name')).toHaveValue('Asha Rao');

    await send(user);

    expect(await screen.findByText('Campaign is required')).toBeVisible();
    expect(screen.getByText('Dealer is required')).toBeVisible();
    expect(screen.getByText('Test Ride Status is required')).toBeVisible();
    expect(api.sent(CREATE)).toHaveLength(0);
  });

  it('is held back by the rules, each in its own words', async () => {
    const { user } = await open();
    typeInto({ Description: 'too short' });
    await send(user);
    await screen.findByText('Full Name is required');
    for (const message of [
      'Full Name is required',
      'Phone number is required',
      'State is required',
      'District is required',
      'Campaign is required',
      'Dealer is required',
      'Test Ride Status is required',
      'Assigned To must be at least 15 characters',
    ]) {
      expect(screen.getByText(message)).toBeVisible();
    }
    expect(api.sent(CREATE)).toHaveLength(0);
  });
});
