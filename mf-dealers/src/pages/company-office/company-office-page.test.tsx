/** @jest-environment jsdom */
import {
  createEnquiry,
  listDistricts,
  listProductTitles,
  listStatesAndZones,
  readContactInfo,
} from '@site/contract';
import { setTrackingSink } from '@site/shell';
import { answerOf, callOf, type FakeApi, fakeApi, refusal } from '@site/testing/fake-api';
import { choose, fieldOf, typeInto } from '@site/testing/fill-form';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../routes';
import { enquiryTexts } from '../../testing/enquiry-texts';
import { contactInfo, statesAndZones } from '../../testing/sample-contact';

const create = callOf(createEnquiry);
const contactCall = callOf(readContactInfo);
const LISTS = [callOf(listStatesAndZones), callOf(listProductTitles)];
let api: FakeApi;
let log: jest.SpyInstance;

beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = fakeApi({
    [contactCall]: answerOf(readContactInfo, contactInfo),
    [callOf(listStatesAndZones)]: answerOf(listStatesAndZones, statesAndZones),
    [callOf(listDistricts, { value: 'TG' })]: answerOf(listDistricts, [
      { district_name: 'Hyderabad' },
    ]),
    [callOf(listProductTitles)]: answerOf(listProductTitles, ['Vayu One']),
    [create]: answerOf(createEnquiry, { e_tracking_id: 'E-1' }),
  });
});
afterEach(() => jest.restoreAllMocks());

const form = () => within(screen.getByRole('form', { name: 'Send us a message' }));

async function fill() {
  await screen.findByRole('form', { name: 'Send us a message' });
  typeInto(enquiryTexts);
  await choose('Product', 'Vayu One');
  await choose('State', 'Telangana');
  await choose('District', 'Hyderabad');
}

const submit = (user: UserEvent) => user.click(form().getByRole('button', { name: 'Submit' }));

describe('company office', () => {
  it('shows address, working hours, e-mail, phone and the map at zoom 15', async () => {
    renderPage(routes, '/company-office');

    expect(
      await screen.findByText(
        'Vayu House, Plot 7, Secunderabad, Hyderabad, Telangana 500003, India',
      ),
    ).toBeVisible();
    expect(screen.getByText('Monday to Saturday, 9:30 am to 6:30 pm')).toBeVisible();
    expect(screen.getByRole('link', { name: 'hello@vayu.example' })).toHaveAttribute(
      'href',
      'mailto:hello@vayu.example',
    );
    expect(screen.getByRole('link', { name: '+91 00000 12345' })).toHaveAttribute(
      'href',
      'tel:+910000012345',
    );
    expect(await screen.findByTitle(/^Map: Vayu Motors/)).toHaveAttribute(
      'src',
      expect.stringContaining('z=15'),
    );
    expect(screen.getByRole('link', { name: /^Get directions/ })).toHaveAttribute(
      'href',
      expect.stringContaining('destination=17.4399%2C78.4983'),
    );
  });

  it('only logs that contact info is missing, and keeps the form', async () => {
    api.answer(contactCall, { status: 500 });
    renderPage(routes, '/company-office');

    expect(await screen.findByRole('form', { name: 'Send us a message' })).toBeVisible();
    await waitFor(() => expect(log).toHaveBeenCalledWith('No contact info found'));
    expect(screen.queryByText(/went wrong/)).not.toBeInTheDocument();
  });

  it('sends the message as an enquiry and resets the form', async () => {
    const sink = jest.fn();
    setTrackingSink(sink);
    const { user } = renderPage(routes, '/company-office?c_id=401&src=Expo');
    await fill();
    typeInto({ Message: 'Do you ship to Goa?' });

    await submit(user);

    const dialog = within(await screen.findByRole('alertdialog', { name: 'Enquiry Submitted!' }));
    expect(
      dialog.getByText('Thank you for your enquiry! We will get back to you shortly.'),
    ).toBeVisible();
    const call = api.calls.find(({ method }) => method === 'POST');
    expect(call?.fields).toEqual({
      name: 'Asha Rao',
      phone_number: '9876543210',
      email: 'asha@vayu.example',
      enquiried_for_item: 'Vayu One',
      state: 'Telangana',
      district: 'Hyderabad',
      city: 'Hyderabad',
      street: 'Lake Road',
      zonal_name: 'South',
      description: 'Do you ship to Goa?',
      category: 'Item enquiry',
      country: 'India',
      source: 'Expo',
      campaign_id: '401',
    });
    expect(call?.headers.get('idempotency-key')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Okay' }));
    expect(fieldOf('Full Name')).toHaveValue('');
    expect(sink).toHaveBeenCalledWith({ name: 'enquiry_sent', data: { source: 'Expo' } });
    setTrackingSink(undefined);
  });

  it('can be sent while no list can be loaded: state, district and product are typed', async () => {
    for (const call of LISTS) api.answer(call, { status: 500 });
    const { user } = renderPage(routes, '/company-office');
    await screen.findByRole('form', { name: 'Send us a message' });
    typeInto({ ...enquiryTexts, Product: 'Vayu One', State: 'Kerala', District: 'Ernakulam' });

    await submit(user);

    expect(await screen.findByRole('alertdialog', { name: 'Enquiry Submitted!' })).toBeVisible();
    const { fields } = api.calls.find(({ method }) => method === 'POST') ?? {};
    expect(fields).toMatchObject({
      enquiried_for_item: 'Vayu One',
      state: 'Kerala',
      district: 'Ernakulam',
    });
    expect(fields).not.toHaveProperty('zonal_name');
  });

  it("shows the server's message on failure and keeps what was typed", async () => {
    api.answer(create, refusal(500, 'Try later, please.'));
    const { user } = renderPage(routes, '/company-office');
    await fill();

    await submit(user);

    const dialog = within(await screen.findByRole('alertdialog', { name: 'Failed to Submit!' }));
    expect(dialog.getByText('Try later, please.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Try Again' }));
    expect(fieldOf('Full Name')).toHaveValue('Asha Rao');
  });

  it('has its own words when the server sends none', async () => {
    api.answer(create, () => Promise.reject(new TypeError('lost')));
    const { user } = renderPage(routes, '/company-office');
    await fill();

    await submit(user);

    expect(
      await screen.findByText(
        'There was an error submitting your enquiry. Please try again later.',
      ),
    ).toBeVisible();
  });

  it('names every missing field in the words of the spec', async () => {
    const { user } = renderPage(routes, '/company-office');
    await screen.findByRole('form', { name: 'Send us a message' });

    await submit(user);

    for (const message of [
      'Full Name is required',
      'Phone number is required',
      'Email is required',
      'Product is required',
      'State is required',
      'District is required',
      'City is required',
      'Area is required',
    ]) {
      expect(await form().findByText(message)).toBeVisible();
    }
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('clears the district when the state changes', async () => {
    renderPage(routes, '/company-office');
    await screen.findByRole('form', { name: 'Send us a message' });
    await choose('State', 'Telangana');
    await choose('District', 'Hyderabad');

    await choose('State', 'Goa');

    expect(fieldOf('District')).toHaveValue('');
  });

  it('asks again for a list of states that failed', async () => {
    const states = answerOf(listStatesAndZones, statesAndZones);
    api.answer(callOf(listStatesAndZones), { status: 500 });
    const { user } = renderPage(routes, '/company-office');
    const retry = await screen.findByRole('button', { name: 'Try Again' });

    api.answer(callOf(listStatesAndZones), states);
    await user.click(retry);

    await choose('State', 'Goa');
    expect(fieldOf('State')).toHaveValue('Goa');
  });

  it('leaves the keyboard at the product when its list is asked for again', async () => {
    api.answer(callOf(listProductTitles), { status: 500 });
    const { user } = renderPage(routes, '/company-office');
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(fieldOf('Product')).toHaveFocus();
  });
});
