/** @jest-environment jsdom */
import {
  createDealerApplication,
  listDistricts,
  listRequirementInputs,
  listStatesAndZones,
  type RequirementInput,
  requirementErrorName,
  sendOtp,
} from '@site/contract';
import { answerOf, callOf, type FakeApi, fakeApi, refusal } from '@site/testing/fake-api';
import { choose, fieldOf, typeInto } from '@site/testing/fill-form';
import { renderPage } from '@site/testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes';
import { statesAndZones } from '../../testing/sample-contact';
import { requirementInputs } from '../../testing/sample-inputs';

const inputsCall = callOf(listRequirementInputs);
const create = callOf(createDealerApplication);
let api: FakeApi;
let log: jest.SpyInstance;

beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = fakeApi({
    [inputsCall]: answerOf(listRequirementInputs, [...requirementInputs]),
    [callOf(listStatesAndZones)]: answerOf(listStatesAndZones, statesAndZones),
    [callOf(listDistricts, { value: 'TG' })]: answerOf(listDistricts, [
      { district_name: 'Hyderabad' },
    ]),
    [callOf(sendOtp)]: answerOf(sendOtp, { otp: '4821' }),
    [create]: answerOf(createDealerApplication, { ds_tracking_id: 'DS-1' }),
  });
});
afterEach(() => jest.restoreAllMocks());

const form = () => screen.findByRole('form', { name: 'Your application' });
/** Presses the button, as a visitor does: one that is disabled sends nothing. */
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }));

async function verifyPhone() {
  typeInto({ 'Phone Number': '9876543210' });
  fireEvent.click(screen.getByText('Send OTP'));
  fireEvent.change(await screen.findByLabelText('Enter OTP'), { target: { value: '4821' } });
  fireEvent.click(screen.getByText('Verify'));
  await screen.findByText('Phone number verified!');
}

async function fill() {
  await form();
  typeInto({ City: 'Hyderabad' });
  await fillBesideCity();
}

async function fillBesideCity() {
  typeInto({
    'First Name': 'Asha',
    'Last Name': 'Kulkarni',
    Email: 'asha@vayu.example',
    Area: 'Lake Road',
    Pincode: '500001',
  });
  await choose('State', 'Telangana');
  await choose('District', 'Hyderabad');
}

const sent = () => api.sent(create)[0];

describe('become a dealer', () => {
  it('asks for the fields of the spec and for those that the server defines', async () => {
    renderPage(routes, '/become-dealer');
    await form();

    for (const label of ['First Name', 'Last Name', 'Email', 'Phone Number', 'State', 'District']) {
      expect(fieldOf(label)).toBeVisible();
    }
    for (const label of ['City', 'Area', 'Pincode', 'Investment Capacity', 'Preferred Location']) {
      expect(fieldOf(label)).toBeVisible();
    }
    expect(fieldOf('Current Business (if any)')).not.toBeRequired();
  });

  it('sends the application with a verified number and its requirements', async () => {
    const { user } = renderPage(routes, '/become-dealer');
    await fill();
    await verifyPhone();
    await choose('Investment Capacity', 'Above ₹1 crore');
    typeInto({ 'Preferred Location': 'Main Road' });

    submit();

    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Hurry! Your Request is Placed.' }),
    );
    expect(sent()?.fields).toMatchObject({
      campaign_id: '166',
      campaign_source: 'website',
      country: 'India',
      phone: '9876543210',
      requirements: JSON.stringify({
        investment_capacity: 'Above ₹1 crore',
        preferred_location: 'Main Road',
      }),
    });
    await user.click(dialog.getByRole('button', { name: 'Okay' }));
    expect(fieldOf('First Name')).toHaveValue('');
  });

  it('shows an extra field with the label of a fixed one once, and sends both', async () => {
    const [, input] = requirementInputs;
    const city = { ...(input as (typeof requirementInputs)[number]), dsri_label_name: 'City' };
    api.answer(inputsCall, answerOf(listRequirementInputs, [city]));
    renderPage(routes, '/become-dealer');
    await form();
    await fillBesideCity();
    await verifyPhone();
    const [fixed, extra, ...more] = screen.getAllByLabelText(/^City/);
    expect(more).toEqual([]);
    fireEvent.change(fixed as HTMLElement, { target: { value: 'Hyderabad' } });
    fireEvent.change(extra as HTMLElement, { target: { value: 'Warangal' } });

    submit();

    await screen.findByRole('alertdialog', { name: 'Hurry! Your Request is Placed.' });
    expect(sent()?.fields).toMatchObject({
      city: 'Hyderabad',
      requirements: JSON.stringify({ city: 'Warangal' }),
    });
  });

  it('holds an application with an unverified number back', async () => {
    renderPage(routes, '/become-dealer');
    await fill();
    typeInto({ 'Phone Number': '9876543210' });

    submit();

    expect(await screen.findByText('Number is not verified')).toBeVisible();
    expect(await screen.findByText('Please select valid Investment Capacity')).toBeVisible();
    expect(sent()).toBeUndefined();
  });

  it('wants three characters of a required extra input', async () => {
    renderPage(routes, '/become-dealer');
    await form();
    typeInto({ 'Preferred Location': 'ab' });

    submit();

    expect(
      await screen.findByText('Preferred Location must be at least 3 characters'),
    ).toBeVisible();
  });

  it("shows the server's message at its field and keeps what was typed", async () => {
    api.answer(inputsCall, answerOf(listRequirementInputs, []));
    api.answer(create, refusal(400, 'Invalid email entered', { email: 'No such domain' }));
    renderPage(routes, '/become-dealer');
    await fill();
    await verifyPhone();

    submit();

    const dialog = await screen.findByRole('alertdialog', {
      name: 'Opps! Failed to Submit Eequest.',
    });
    expect(dialog).toHaveTextContent('Invalid email entered');
    fireEvent.click(within(dialog).getByText('Try Again'));
    expect(await screen.findByText('No such domain')).toBeVisible();
    expect(fieldOf('Email')).toHaveValue('asha@vayu.example');
  });

  it('takes in the extra fields that come when the browser is online again, and keeps what is being done in the form', async () => {
    api.answer(inputsCall, { status: 500 });
    renderPage(routes, '/become-dealer');
    await form();
    typeInto({ 'First Name': 'Asha', 'Phone Number': '9876543210' });
    fireEvent.click(screen.getByText('Send OTP'));
    const code = await screen.findByLabelText('Enter OTP');
    fireEvent.change(code, { target: { value: '48' } });

    api.answer(inputsCall, answerOf(listRequirementInputs, [...requirementInputs]));
    fireEvent(window, new Event('online'));

    expect(await screen.findByLabelText(/^Preferred Location/)).toHaveValue('');
    expect(screen.getByLabelText('Enter OTP')).toBe(code);
    expect(code).toHaveValue('48');
    expect(fieldOf('First Name')).toHaveValue('Asha');
    typeInto({ 'Preferred Location': 'Main Road' });
    expect(fieldOf('Preferred Location')).toHaveValue('Main Road');
    expect(log.mock.calls.join()).not.toContain('uncontrolled');
  });

  it('shows an extra field that the server has begun to ask for, when it refuses the application without it', async () => {
    const [capacity, location] = requirementInputs;
    api.answer(inputsCall, answerOf(listRequirementInputs, [capacity as RequirementInput]));
    const name = requirementErrorName('preferred_location');
    const message = 'Preferred Location is required';
    api.answer(create, refusal(400, message, { [name]: message }));
    renderPage(routes, '/become-dealer');
    await fill();
    await verifyPhone();
    await choose('Investment Capacity', 'Above ₹1 crore');
    api.answer(inputsCall, answerOf(listRequirementInputs, [capacity, location] as never));

    submit();

    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(message);
    fireEvent.click(within(dialog).getByText('Try Again'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByLabelText(/^Preferred Location/)).toHaveValue('');
    typeInto({ 'Preferred Location': 'Main Road' });
    api.answer(create, answerOf(createDealerApplication, { ds_tracking_id: 'DS-1' }));
    submit();
    await screen.findByRole('alertdialog', { name: 'Hurry! Your Request is Placed.' });
    expect(api.sent(create)[1]?.fields).toMatchObject({
      first_name: 'Asha',
      requirements: JSON.stringify({
        investment_capacity: 'Above ₹1 crore',
        preferred_location: 'Main Road',
      }),
    });
  });

  it('only logs that the extra fields are missing, and keeps the form', async () => {
    api.answer(inputsCall, { status: 500 });
    renderPage(routes, '/become-dealer');

    expect(await form()).toBeVisible();
    await waitFor(() => expect(log).toHaveBeenCalledWith('Invalid requirement found from server.'));
    expect(screen.queryByText(/went wrong/)).not.toBeInTheDocument();
  });
});
