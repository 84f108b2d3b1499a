/** @jest-environment jsdom */
import { createEnquiry, listDealers, readTestRidePage } from '@site/contract';
import { setTrackingSink } from '@site/shell';
import { answerOf, callOf, type FakeApi, fakeApi, refusal } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { box, choose, enter } from '../../fill-form';
import { routes } from '../../routes';
import { hyderabad, warangal } from '../../sample-dealers';
import { testRidePage } from './sample-page';
import { daysToChoose, describeWish } from './wish/ride-days';

const DEALERS = callOf(listDealers, { id: 'all' });
const PAGE = callOf(readTestRidePage);
const CREATE = callOf(createEnquiry);

let api: FakeApi;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = fakeApi({
    [DEALERS]: answerOf(listDealers, [hyderabad, warangal]),
    [PAGE]: answerOf(readTestRidePage, testRidePage),
    [CREATE]: answerOf(createEnquiry, { e_tracking_id: 'E-1' }),
  });
});
afterEach(() => jest.restoreAllMocks());

const selector = () => screen.findByRole('combobox', { name: 'Select City' });
const bookings = () => api.calls.filter(({ path }) => path.endsWith('/enquiries/create'));

/** The form's code comes with the first choice. */
async function chooseCity(user: UserEvent, place: string): Promise<void> {
  await choose(user, 'Select City', new RegExp(place));
  await screen.findByRole('form', { name: 'Send us a message' });
}

async function fillIn(user: UserEvent) {
  await chooseCity(user, 'Hyderabad, Telangana');
  await enter(user, 'Full Name', 'Asha Rao');
  await enter(user, 'Phone Number', '98765 43210');
  await enter(user, 'Email', 'asha@mail.example');
  await choose(user, 'Product', 'Vayu Marut GT');
}

const submit = () => screen.getByRole('button', { name: 'Book a Test Ride' });

describe('choosing a city', () => {
  it('comes first: the page asks for a location', async () => {
    renderPage(routes, '/test-ride');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Book a Test Ride' }),
    ).toBeVisible();
    expect(screen.getByText('Please Select Location')).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('offers city, district and state of each dealer, found by typing, by a pin code too', async () => {
    const { user } = renderPage(routes, '/test-ride');
    await user.click(await selector());
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Hyderabad, TelanganaHyderabad district, Vayu Banjara Hills',
      'Warangal, TelanganaHanamkonda district, Vayu Warangal',
    ]);
    await user.type(await selector(), 'warang');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.clear(await selector());
    await user.type(await selector(), '500081');
    expect(screen.getByRole('option')).toHaveTextContent('Hyderabad, Telangana');
  });

  it("shows the dealer's office next to the form", async () => {
    const { user } = renderPage(routes, '/test-ride');
    await chooseCity(user, 'Hyderabad, Telangana');
    const office = within(screen.getByRole('region', { name: 'Vayu Banjara Hills' }));
    expect(office.getByText('4 Sample Road, Hyderabad, Telangana 500034, India')).toBeVisible();
    expect(office.getByRole('link', { name: 'banjara@vayu.example' })).toHaveAttribute(
      'href',
      'mailto:banjara@vayu.example',
    );
    expect(office.getByRole('link', { name: '+91 00000 10001' })).toHaveAttribute(
      'href',
      'tel:+910000010001',
    );
    expect(screen.getByRole('form', { name: 'Send us a message' })).toBeVisible();
    expect(screen.queryByText('Please Select Location')).not.toBeInTheDocument();
  });

  it('shows a map at zoom 15, only where coordinates are known', async () => {
    const { user } = renderPage(routes, '/test-ride');
    await chooseCity(user, 'Hyderabad, Telangana');
    const map = await screen.findByTitle('Map: Vayu Banjara Hills');
    expect(map).toHaveAttribute('src', expect.stringContaining('z=15'));
    await chooseCity(user, 'Warangal, Telangana');
    expect(screen.getByRole('region', { name: 'Vayu Warangal' })).toBeVisible();
    expect(screen.queryByTitle(/^Map:/)).not.toBeInTheDocument();
  });

  it('is done by a link that names the dealer', async () => {
    renderPage(routes, '/test-ride?dealer=dn-2');
    expect(await screen.findByRole('region', { name: 'Vayu Warangal' })).toBeVisible();
    expect(await selector()).toHaveValue('Warangal, Telangana');
  });

  it('is in the address, beside the campaign, so that a reload and Back find it again', async () => {
    const { user, router } = renderPage(routes, '/test-ride?c_id=335&src=expo');
    await chooseCity(user, 'Hyderabad, Telangana');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?c_id=335&src=expo&dealer=dn-1'),
    );
    await user.click(screen.getByLabelText('Clear'));
    await waitFor(() => expect(router.state.location.search).toBe('?c_id=335&src=expo'));
    expect(screen.getByText('Please Select Location')).toBeVisible();
  });

  it('keeps what was typed when another city is chosen', async () => {
    const { user } = renderPage(routes, '/test-ride');
    await chooseCity(user, 'Hyderabad, Telangana');
    await user.type(box('Full Name'), 'Asha');
    await chooseCity(user, 'Warangal, Telangana');
    expect(box('Full Name')).toHaveValue('Asha');
  });
});

describe('a network that does not answer', () => {
  it('is said so, and asked again by Try Again', async () => {
    api.answer(DEALERS, refusal(500, 'down'));
    const { user } = renderPage(routes, '/test-ride');
    expect(
      await screen.findByText(
        "We're currently unable to load the Dealers information from the server. Please try again later.",
      ),
    ).toBeVisible();
    api.answer(DEALERS, answerOf(listDealers, [hyderabad]));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Please Select Location')).toBeVisible();
  });

  it('is another thing than a network without dealers', async () => {
    api.answer(DEALERS, answerOf(listDealers, []));
    renderPage(routes, '/test-ride');
    expect(await screen.findByText('No test-ride dealers yet')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('booking', () => {
  it('sends what was typed with the dealer and the campaign of the address', async () => {
    const sink = jest.fn();
    setTrackingSink(sink);
    const { user } = renderPage(routes, '/test-ride?c_id=335&src=expo');
    await fillIn(user);
    await user.click(submit());
    await screen.findByRole('alertdialog');
    expect(bookings().map(({ fields }) => fields)).toEqual([
      {
        campaign_source: 'expo',
        campaign_id: '335',
        category: 'Test ride',
        testride: '1-none',
        country: 'India',
        state: 'Telangana',
        district: 'Hyderabad',
        city: 'Hyderabad',
        pinocde: '500034',
        name: 'Asha Rao',
        email: 'asha@mail.example',
        phone_number: '9876543210',
        enquiried_for_item: 'Vayu Marut GT',
      },
    ]);
    expect(sink).toHaveBeenCalledWith({ name: 'test_ride_booked', data: { source: 'expo' } });
    setTrackingSink(undefined);
  });

  it('thanks the visitor and empties the form', async () => {
    const { user } = renderPage(routes, '/test-ride');
    await fillIn(user);
    await user.click(submit());
    const dialog = await screen.findByRole('alertdialog', { name: 'Enquiry Submitted!' });
    expect(dialog).toHaveAccessibleDescription(
      'Thank you for your enquiry! We will get back to you shortly.',
    );
    expect(dialog).toHaveTextContent('Your reference: E-1');
    // Not broken at its hyphen.
    expect(within(dialog).getByText('E-1')).toHaveStyle({ whiteSpace: 'nowrap' });
    await user.click(within(dialog).getByRole('button', { name: 'Okay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(box('Full Name')).toHaveValue('');
  });

  it('sends the chosen day and half-day as words, and offers them as a calendar file', async () => {
    const { user } = renderPage(routes, '/test-ride');
    await fillIn(user);
    const day = daysToChoose(new Date()).last;
    fireEvent.change(box('Preferred day'), { target: { value: day } });
    await choose(user, 'Preferred time', 'Morning, 10 am to 1 pm');
    await user.click(screen.getByLabelText('Message'));
    await user.paste('With a helmet, please');
    await user.click(submit());
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Enquiry Submitted!' }));
    expect(bookings()[0]?.fields['description']).toBe(
      `Preferred: ${describeWish({ ride_day: day, half_day: 'morning' })}\nWith a helmet, please`,
    );
    expect(dialog.getByText('E-1')).toBeVisible();
    const link = await dialog.findByRole('link', { name: 'Add to calendar' });
    expect(link).toHaveAttribute('download', 'test-ride.ics');
    const file = decodeURIComponent(link.getAttribute('href')?.split(',').slice(1).join(',') ?? '');
    expect(file).toContain(`DTSTART;TZID=Asia/Kolkata:${day.replaceAll('-', '')}T100000\r\n`);
    expect(file).toContain('SUMMARY:Test ride: Vayu Marut GT\r\n');
    expect(file).toContain('E-1');
    expect(file).not.toContain('Asha');
  });

  it('takes no day that is over', async () => {
    const { user } = renderPage(routes, '/test-ride');
    await fillIn(user);
    fireEvent.change(box('Preferred day'), { target: { value: '2020-01-31' } });
    await user.click(submit());
    expect(await screen.findByText('Please choose a day from tomorrow on')).toBeVisible();
    expect(bookings()).toHaveLength(0);
  });

  it("says the server's own words on failure, and keeps what was typed", async () => {
    api.answer(CREATE, refusal(429, 'Too many enquiries.'));
    const { user } = renderPage(routes, '/test-ride');
    await fillIn(user);
    await user.click(submit());
    const dialog = await screen.findByRole('alertdialog', { name: 'Failed to Submit!' });
    expect(dialog).toHaveAccessibleDescription('Too many enquiries.');
    await user.click(within(dialog).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(box('Full Name')).toHaveValue('Asha Rao');
  });

  it('retries a lost answer under the same key, so that it is one booking', async () => {
    api.answer(CREATE, () => Promise.reject(new TypeError('lost')));
    const { user } = renderPage(routes, '/test-ride');
    await fillIn(user);
    await user.click(submit());
    const dialog = await screen.findByRole('alertdialog', { name: 'Failed to Submit!' });
    expect(dialog).toHaveAccessibleDescription(
      'There was an error submitting your enquiry. Please try again later.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    api.answer(CREATE, answerOf(createEnquiry, { e_tracking_id: 'E-1' }));
    await user.click(submit());
    await screen.findByRole('alertdialog', { name: 'Enquiry Submitted!' });
    const keys = bookings().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('lets the visitor type the product when the list of products does not come', async () => {
    api.answer(PAGE, refusal(500, 'down'));
    const { user } = renderPage(routes, '/test-ride?dealer=dn-1');
    await screen.findByRole('form');
    await enter(user, 'Full Name', 'Asha Rao');
    await enter(user, 'Phone Number', '9876543210');
    await enter(user, 'Email', 'asha@mail.example');
    await enter(user, 'Product', 'Vayu Marut GT');
    await user.click(submit());
    await screen.findByRole('alertdialog', { name: 'Enquiry Submitted!' });
    expect(bookings()[0]?.fields).toMatchObject({ enquiried_for_item: 'Vayu Marut GT' });
  });

  it('is held back by the rules, each in its own words', async () => {
    const { user } = renderPage(routes, '/test-ride');
    await chooseCity(user, 'Hyderabad, Telangana');
    await user.click(submit());
    expect(await screen.findByText('Full Name is required')).toBeVisible();
    expect(screen.getByText('Phone number is required')).toBeVisible();
    expect(screen.getByText('Email is required')).toBeVisible();
    expect(screen.getByText('Product is required')).toBeVisible();
    await waitFor(() => expect(box('Full Name')).toHaveFocus());
    await user.type(box('Full Name'), 'As');
    await user.type(box('Phone Number'), '12345');
    await user.type(box('Email'), 'asha');
    await user.tab();
    expect(await screen.findByText('Name must be at least 3 characters')).toBeVisible();
    expect(screen.getByText('Number must be exactly 10 digits')).toBeVisible();
    expect(screen.getByText('Invalid email entered')).toBeVisible();
    expect(bookings()).toHaveLength(0);
  });
});
