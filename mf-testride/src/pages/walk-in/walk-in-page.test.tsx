/** @jest-environment jsdom */
import {
  checkExistingCustomer,
  createEnquiry,
  listDealers,
  listStages,
  recordWalkIn,
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
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../routes';
import { hyderabad, warangal } from '../../testing/sample-dealers';
import { testRideStages, walkInStages } from '../../testing/sample-stages';

const DEALERS = callOf(listDealers, { id: 'all' });
const TEST_RIDE = callOf(listStages, { id: 'testride' });
const WALK_IN = callOf(listStages, { id: 'walkin' });
const CHECK = callOf(checkExistingCustomer, { id: '9876543210' });
const CREATE = callOf(createEnquiry);
const RECORD = callOf(recordWalkIn);
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
    [TEST_RIDE]: answerOf(listStages, testRideStages),
    [WALK_IN]: answerOf(listStages, walkInStages),
    [CHECK]: answerOf(checkExistingCustomer, 0),
    [CREATE]: answerOf(createEnquiry, { e_tracking_id: 'E-1' }),
    [RECORD]: answerOf(recordWalkIn, { e_tracking_id: 'E-1', w_stage: '201' }),
    [STATUS]: answerOf(updateEnquiryTestRide, { trackingId: 'E-1', testride_status: 'Scheduled' }),
  });
});
afterEach(() => jest.restoreAllMocks());

async function open(address = '/test-ride-walkins') {
  const view = renderPage(routes, address);
  await screen.findByRole('button', { name: 'Submit' });
  return view;
}

async function fillIn(status = 'Scheduled') {
  typeInto({ 'Full Name': 'Asha Rao', 'Phone Number': '9876543210', Email: 'asha@mail.example' });
  await choose('Dealer', /Hyderabad/);
  await choose('Test Ride Status', status);
}

const send = (user: UserEvent) => user.click(screen.getByText('Submit'));
const writes = () => api.calls.filter(({ method }) => method === 'POST');

describe('walk-in page', () => {
  it('has its heading, tagline and two sections', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Test Ride Walk-In' })).toBeVisible();
    expect(screen.getByText('Hop In. Ride Out. No Appointment Needed!')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Personal Information' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Test Ride Information' })).toBeVisible();
  });

  it('offers the children of the first stage, the upload for Completed, the reason for Cancelled', async () => {
    const { user } = await open();
    expect(screen.queryByLabelText(/Test Ride File/)).not.toBeInTheDocument();
    await choose('Test Ride Status', 'Completed');
    expect(screen.getByLabelText(/Test Ride File/)).toBeInTheDocument();
    await choose('Test Ride Status', 'Cancelled');
    expect(screen.queryByLabelText(/Test Ride File/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Reason for Cancel' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Bad weather',
      'No longer interested',
    ]);
  });

  it.each([
    ['Test Ride', TEST_RIDE, answerOf(listStages, testRideStages)],
    ['Walk-in', WALK_IN, answerOf(listStages, walkInStages)],
    ['Dealers', DEALERS, answerOf(listDealers, [hyderabad])],
  ])('says that %s could not be loaded', async (thing, call, answer) => {
    api.answer(call, down);
    const { user } = renderPage(routes, '/test-ride-walkins');
    expect(
      await screen.findByText(
        `We're currently unable to load the ${thing} information from the server. Please try again later.`,
      ),
    ).toBeVisible();
    expect(screen.getByText('Opps! Something went wrong.')).toBeVisible();
    api.answer(call, answer);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible();
  });
});

describe('recording a walk-in', () => {
  it('counts one whose address names an impossible campaign and source under its own', async () => {
    const { user } = await open('/test-ride-walkins?c_id=abc&src=fb');
    await fillIn();
    await send(user);
    await screen.findByRole('alertdialog', { name: 'Hurry! Your Request is Placed.' });
    expect(api.sent(CREATE)[0]?.fields).toMatchObject({ campaign_id: '147', source: 'Direct' });
  });

  it('creates the enquiry, records the stage, updates the status, and says so', async () => {
    const { user } = await open('/test-ride-walkins?src=expo&c_id=401');
    await fillIn('Cancelled');
    await choose('Reason for Cancel', 'Bad weather');
    await send(user);
    const overlay = await screen.findByRole('alertdialog', {
      name: 'Hurry! Your Request is Placed.',
    });
    expect(overlay).toHaveAccessibleDescription(
      'Thank you for sharing your details, our expert will get in touch with you shortly.',
    );
    expect(within(overlay).queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    expect(within(overlay).getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    expect(writes().map(({ path }) => `POST ${path}`)).toEqual([CREATE, RECORD, STATUS]);
    expect(api.sent(CREATE)[0]?.fields).toMatchObject({
      name: 'Asha Rao',
      source: 'expo',
      campaign_id: '401',
      testride_status: 'Test Ride',
      assigned_to: 'asm-1',
      gender: '',
      street: '',
    });
    expect(api.sent(RECORD)[0]?.fields).toEqual({ e_tracking_id: 'E-1', w_stage: '201' });
    expect(api.sent(STATUS)[0]?.fields).toEqual({
      trackingId: 'E-1',
      testride_status: 'Cancelled',
      testride_reason: 'Bad weather',
    });
  });

  it('goes on with the next one: dealer kept, rider forgotten, the focus on the name', async () => {
    const { user } = await open();
    await fillIn();
    const dealer = (fieldOf('Dealer') as HTMLInputElement).value;
    await send(user);
    await user.click(await screen.findByRole('button', { name: 'Record the next one' }));
    await waitFor(() => expect(fieldOf('Full Name')).toHaveFocus());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(fieldOf('Full Name')).toHaveValue('');
    expect(fieldOf('Phone Number')).toHaveValue('');
    expect(fieldOf('Dealer')).toHaveValue(dealer);
    expect(dealer).toContain('Hyderabad');
  });

  it('gives back after a reload what was typed, and fills in the dealer that was chosen last', async () => {
    window.localStorage.setItem('remembered:walk-in', '{"dealer_info":"dn-1"}');
    const first = await open();
    await waitFor(() => expect(fieldOf('Dealer')).not.toHaveValue(''));
    typeInto({ 'Full Name': 'Asha Rao', 'Phone Number': '9876543210' });
    await choose('Dealer', /Warangal/);
    first.unmount();
    window.localStorage.setItem('remembered:walk-in', '{"dealer_info":"dn-1"}');
    await open();
    await waitFor(() => expect(fieldOf('Full Name')).toHaveValue('Asha Rao'));
    expect(fieldOf('Phone Number')).toHaveValue('9876543210');
    // What was chosen for this ride is nearer than what was chosen for the last one.
    expect(screen.getByDisplayValue(/Warangal/)).toBeVisible();
    expect(window.sessionStorage.getItem('draft:walk-in')).toContain('Asha Rao');
  });

  it('closes what it came to with Escape', async () => {
    api.answer(RECORD, down);
    const { user } = await open();
    await fillIn();
    await send(user);
    await screen.findByRole('alertdialog', { name: 'Opps! Failed to Submit Eequest.' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(fieldOf('Full Name')).toHaveValue('Asha Rao');
  });

  it('sends the proof of a completed ride', async () => {
    const { user } = await open();
    await fillIn('Completed');
    await send(user);
    expect(await screen.findByText('File is required')).toBeVisible();
    const proof = new File(['proof'], 'proof.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText(/Test Ride File/), proof);
    await send(user);
    await screen.findByRole('alertdialog', { name: 'Hurry! Your Request is Placed.' });
    expect(api.sent(STATUS)[0]?.fields['testride_file']).toMatchObject({ name: 'proof.pdf' });
    expect(api.sent(CREATE)[0]?.fields['source']).toBe('Direct');
  });

  it('says which step failed, and keeps what was typed', async () => {
    api.answer(RECORD, down);
    const { user } = await open();
    await fillIn();
    await send(user);
    const overlay = await screen.findByRole('alertdialog', {
      name: 'Opps! Failed to Submit Eequest.',
    });
    expect(overlay).toHaveAccessibleDescription(
      'Sorry, failed to update walk-in information, please try again.',
    );
    await user.click(within(overlay).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(fieldOf('Full Name')).toHaveValue('Asha Rao');
  });
});
