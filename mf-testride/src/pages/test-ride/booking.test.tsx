/** @jest-environment jsdom */
import { createEnquiry, listDealers } from '@site/contract';
import { setTrackingSink } from '@site/shell';
import { answerOf, type FakeApi, refusal } from '@site/testing/fake-api';
import { choose, fieldOf, typeInto } from '@site/testing/fill-form';
import { renderPage } from '@site/testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes';
import { withoutContact } from '../../rules/dealer-contact';
import {
  CREATE,
  chooseCity,
  DEALERS,
  fakeTestRideApi,
  PAGE,
  SERVICES,
} from '../../testing/open-test-ride';
import { hyderabad, warangal } from '../../testing/sample-dealers';
import { daysToChoose, weekdayOf } from './wish/ride-days';
import { describeWish } from './wish/ride-wish';

let api: FakeApi;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = fakeTestRideApi();
});
afterEach(() => jest.restoreAllMocks());

const bookings = () => api.sent(CREATE);

async function fillIn() {
  await chooseCity('Hyderabad, Telangana');
  typeInto({ 'Full Name': 'Asha Rao', 'Phone Number': '98765 43210', Email: 'asha@mail.example' });
  await choose('Product', 'Vayu Marut GT');
}

/** The last day to choose that is, or is not, a Sunday. */
function lastDay(isWanted: (weekday: string) => boolean): string {
  const { last } = daysToChoose(new Date());
  const days = Array.from({ length: 7 }, (_day, ago) =>
    new Date(Date.parse(last) - ago * 86_400_000).toISOString().slice(0, 10),
  );
  return days.find((day) => isWanted(weekdayOf(day))) ?? '';
}
const lastSunday = () => lastDay((weekday) => weekday === 'Sunday');
const CLOSED = 'This dealer is closed on Sundays: please choose another day.';

const submit = () => screen.getByRole('button', { name: 'Book a Test Ride' });

describe('the booking of a test ride', () => {
  it('sends what was typed with the dealer and the campaign of the address', async () => {
    const sink = jest.fn();
    setTrackingSink(sink);
    const { user } = renderPage(routes, '/test-ride?c_id=335&src=expo');
    await fillIn();
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
    await fillIn();
    await user.click(submit());
    const dialog = await screen.findByRole('alertdialog', { name: 'Enquiry Submitted!' });
    expect(dialog).toHaveAccessibleDescription(
      'Thank you for your enquiry! We will get back to you shortly. Your reference: E-1',
    );
    // Not broken at its hyphen.
    expect(within(dialog).getByText('E-1')).toHaveStyle({ whiteSpace: 'nowrap' });
    await user.click(within(dialog).getByRole('button', { name: 'Okay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(fieldOf('Full Name')).toHaveValue('');
  });

  it('sends the chosen day and half-day as words, and offers them as a calendar file', async () => {
    // As the page of all dealers carries them: the host loads no list anew when a city is chosen on it.
    api.answer(DEALERS, answerOf(listDealers, [withoutContact(hyderabad)]));
    const { user } = renderPage(routes, '/test-ride');
    await fillIn();
    const day = lastDay((weekday) => weekday !== 'Sunday');
    fireEvent.change(fieldOf('Preferred day'), { target: { value: day } });
    await choose('Preferred time', 'Morning, 10 am to 1 pm');
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
    const lines = file.replace(/\r\n /g, '');
    expect(lines).toContain('the dealer will call you to agree on the time');
    expect(lines).toContain('LOCATION:Vayu Banjara Hills\\, 4 Sample Road\\, Hyderabad');
    expect(lines).toContain('Dealer: +91 00000 10001');
    expect(file).not.toContain('Asha');
  });

  it('names the dealer that was booked in the calendar file, also when another city is chosen meanwhile', async () => {
    const { user } = renderPage(routes, '/test-ride');
    await fillIn();
    const day = lastDay((weekday) => weekday !== 'Sunday');
    fireEvent.change(fieldOf('Preferred day'), { target: { value: day } });
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.answer(CREATE, async () => {
      await held;
      return answerOf(createEnquiry, { e_tracking_id: 'E-1' });
    });
    await user.click(submit());
    await waitFor(() => expect(bookings()).toHaveLength(1));
    await choose('Select City', /Warangal/);
    await screen.findByRole('heading', { name: warangal.dn_name });
    answer();
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Enquiry Submitted!' }));
    const link = await dialog.findByRole('link', { name: 'Add to calendar' });
    const file = decodeURIComponent(link.getAttribute('href') ?? '').replace(/\r\n /g, '');
    expect(bookings()[0]?.fields['city']).toBe(hyderabad.dn_city);
    expect(file).toContain(`LOCATION:${hyderabad.dn_name}`);
  });

  it('takes no day that is over', async () => {
    const { user } = renderPage(routes, '/test-ride');
    await fillIn();
    fireEvent.change(fieldOf('Preferred day'), { target: { value: '2020-01-31' } });
    await user.click(submit());
    expect(await screen.findByText('Please choose a day from tomorrow onwards')).toBeVisible();
    expect(bookings()).toHaveLength(0);
  });

  it('takes no day on which the dealer is closed, and says what to do', async () => {
    const { user } = renderPage(routes, '/test-ride');
    await fillIn();
    await screen.findByText('Monday to Saturday, 9:30 am to 7 pm');
    fireEvent.change(fieldOf('Preferred day'), { target: { value: lastSunday() } });
    await user.click(submit());
    expect(await screen.findByText(CLOSED)).toBeVisible();
    expect(bookings()).toHaveLength(0);
    fireEvent.change(fieldOf('Preferred day'), {
      target: { value: lastDay((weekday) => weekday === 'Saturday') },
    });
    await waitFor(() => expect(screen.queryByText(CLOSED)).not.toBeInTheDocument());
    await user.click(submit());
    expect(await screen.findByRole('alertdialog', { name: 'Enquiry Submitted!' })).toBeVisible();
  });

  it('takes any day while the hours of the dealers cannot be read', async () => {
    api.answer(SERVICES, refusal(500, 'down'));
    const { user } = renderPage(routes, '/test-ride');
    await fillIn();
    fireEvent.change(fieldOf('Preferred day'), { target: { value: lastSunday() } });
    await user.click(submit());
    expect(await screen.findByRole('alertdialog', { name: 'Enquiry Submitted!' })).toBeVisible();
    expect(bookings()).toHaveLength(1);
  });

  it("says the server's own words on failure, and keeps what was typed", async () => {
    api.answer(CREATE, refusal(429, 'Too many enquiries.'));
    const { user } = renderPage(routes, '/test-ride');
    await fillIn();
    await user.click(submit());
    const dialog = await screen.findByRole('alertdialog', { name: 'Failed to Submit!' });
    expect(dialog).toHaveAccessibleDescription('Too many enquiries.');
    await user.click(within(dialog).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(fieldOf('Full Name')).toHaveValue('Asha Rao');
  });

  it('retries a lost answer under the same key, so that it is one booking', async () => {
    api.answer(CREATE, () => Promise.reject(new TypeError('lost')));
    const { user } = renderPage(routes, '/test-ride');
    await fillIn();
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
    typeInto({
      'Full Name': 'Asha Rao',
      'Phone Number': '9876543210',
      Email: 'asha@mail.example',
      Product: 'Vayu Marut GT',
    });
    await user.click(submit());
    await screen.findByRole('alertdialog', { name: 'Enquiry Submitted!' });
    expect(bookings()[0]?.fields).toMatchObject({ enquiried_for_item: 'Vayu Marut GT' });
  });

  it('leaves the keyboard at the product when its list is asked for again', async () => {
    api.answer(PAGE, refusal(500, 'down'));
    const { user } = renderPage(routes, '/test-ride?dealer=dn-1');
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(fieldOf('Product')).toHaveFocus();
  });

  it('is held back by the rules, each in its own words', async () => {
    const { user } = renderPage(routes, '/test-ride');
    await chooseCity('Hyderabad, Telangana');
    await user.click(submit());
    expect(await screen.findByText('Full Name is required')).toBeVisible();
    expect(screen.getByText('Phone number is required')).toBeVisible();
    expect(screen.getByText('Email is required')).toBeVisible();
    expect(screen.getByText('Product is required')).toBeVisible();
    await waitFor(() => expect(fieldOf('Full Name')).toHaveFocus());
    await user.type(fieldOf('Full Name'), 'As');
    await user.type(fieldOf('Phone Number'), '12345');
    await user.type(fieldOf('Email'), 'asha');
    await user.tab();
    expect(await screen.findByText('Name must be at least 3 characters')).toBeVisible();
    expect(screen.getByText('Number must be exactly 10 digits')).toBeVisible();
    expect(screen.getByText('Invalid email entered')).toBeVisible();
    expect(bookings()).toHaveLength(0);
  });
});
