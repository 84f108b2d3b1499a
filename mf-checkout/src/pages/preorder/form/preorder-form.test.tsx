/** @jest-environment jsdom */
import * as contract from '@site/contract';
import { answerOf, callOf, type FakeApi, fakeApi } from '@site/testing/fake-api';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { addressAnswers, priceOf, products } from '../../../testing/form-answers';
import { choose, input, openForm, radio, type } from '../../../testing/open-preorder-form';
import { marut, one } from '../../../testing/sample-products';

const GRAPHITE = 'vayu_marut-gt-graphite';
const CREATE = callOf(contract.createOrder);

let api: FakeApi;
beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = fakeApi({
    [priceOf(GRAPHITE, 'Telangana')]: products(marut),
    [priceOf(GRAPHITE, 'Ladakh')]: products(marut, one),
    ...addressAnswers,
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'Razorpay');
});

const open = async () => (await openForm()).user;
const orderNow = () => radio('order');
const preorder = () => radio('preorder');

/** The form with a billing address in Telangana and Order Now chosen. */
async function openWithOrderNow(): Promise<UserEvent> {
  const user = await open();
  type('full_name', 'Asha Rao');
  await choose(user, 'billing_state', 'Telangana');
  await choose(user, 'billing_district', 'Hyderabad');
  type('billing_city', 'Hyderabad');
  await waitFor(() => expect(orderNow()).toBeEnabled());
  await user.click(orderNow());
  expect(orderNow()).toBeChecked();
  return user;
}

/** Pre-order again, and no billing state; what else was typed stays (spec §4). */
async function expectReset() {
  await waitFor(() => expect(preorder()).toBeChecked());
  expect(orderNow()).toBeDisabled();
  expect(input('billing_state')).toHaveValue('');
  expect(input('billing_district')).toHaveValue('');
  expect(input('full_name')).toHaveValue('Asha Rao');
  expect(input('billing_city')).toHaveValue('Hyderabad');
  expect(screen.getByText(/^Choose your billing state/)).toBeVisible();
}

describe('the form', () => {
  it('starts as a pre-order: Order Now is closed without a billing state', async () => {
    await open();
    expect(preorder()).toBeChecked();
    expect(orderNow()).toBeDisabled();
  });

  it('says that card details never reach this site, and names no provider: a sandbox may be at work', async () => {
    await open();
    expect(
      screen.getByText(
        'You pay in a secure window of its own. Card and bank details never reach this site.',
      ),
    ).toBeVisible();
    expect(screen.queryByText(/Razorpay/)).not.toBeInTheDocument();
  });

  it.each([
    ['colour', 'Red'],
    ['variant', 'Sport'],
  ])('is a pre-order without a billing state after a change of %s', async (_what, name) => {
    const user = await openWithOrderNow();
    await user.click(screen.getByText(name));
    await expectReset();
  });

  it.each([
    ['two products come back', 'Ladakh', /^Order Now is not possible in Ladakh yet/],
    ['the call fails', 'Goa', /^The price in Goa could not be loaded/],
  ])('is a pre-order in another state for which %s', async (_why, name, words) => {
    const user = await openWithOrderNow();
    await choose(user, 'billing_state', name);

    expect(await screen.findByText(words)).toBeVisible();
    expect(preorder()).toBeChecked();
    expect(orderNow()).toBeDisabled();
    expect(input('billing_state')).toHaveValue(name);
    expect(input('billing_district')).toHaveValue('');

    // The wish does not come back with the state: the visitor chooses again.
    await choose(user, 'billing_state', 'Telangana');
    await waitFor(() => expect(orderNow()).toBeEnabled());
    expect(preorder()).toBeChecked();
  });

  it('says what is wrong with a field once it is left, in its own words, and not before', async () => {
    await open();
    type('full_name', 'As');
    type('billing_pincode', '5000');
    expect(screen.queryByText(/must be/)).not.toBeInTheDocument();
    fireEvent.blur(input('full_name'));
    expect(await screen.findByText('Name must be at least 3 characters')).toBeVisible();
    fireEvent.blur(input('billing_pincode'));
    expect(await screen.findByText(/^Billing Pincode must be exactly 6 digits/)).toBeVisible();
    expect(screen.queryByText(/is required/)).not.toBeInTheDocument();
  });

  it('takes a state and a district that are typed to their ends, and says nothing against them', async () => {
    const user = await open();
    for (const [name, typed, chosen] of [
      ['billing_state', 'goa', 'Goa'],
      ['billing_district', 'north goa', 'North Goa'],
    ] as const) {
      await waitFor(() => expect(input(name)).toBeEnabled());
      await user.click(input(name));
      await user.tab();
      expect(await screen.findByText(/^Billing (State|District) is required/)).toBeVisible();
      await user.type(input(name), typed);
      await user.tab();
      expect(input(name)).toHaveValue(chosen);
      await waitFor(() =>
        expect(screen.queryByText(/^Billing (State|District) is required/)).toBeNull(),
      );
    }
  });

  it('shows empty shipping fields each time that the box is unticked', async () => {
    const user = await open();
    const box = screen.getByLabelText('Shipping address is the same as billing');
    expect(box).toBeChecked();
    await user.click(box);
    type('shipping_city', 'Mapusa');
    await user.click(box);
    expect(() => input('shipping_city')).toThrow();
    await user.click(box);
    expect(input('shipping_city')).toHaveValue('');
  });
});

it('a double click on Pay makes one order and opens one window', async () => {
  const opened = jest.fn();
  window.Razorpay = class {
    on() {}
    open = opened;
    close() {}
  };
  const entry = {
    transaction_vendor_order_id: 'order_1',
    transaction_amount: 195_698,
    payment_provider: 'sandbox' as const,
    payment_key: 'key',
    order_reference: 'reference',
  };
  const data = { response_data: { payment_entry_info: entry }, message: 'OK' };
  api.answer(CREATE, answerOf(contract.createOrder, data));
  const user = await openWithOrderNow();
  type('phone_number', '9876543210');
  type('email', 'asha@vayu.example');
  type('billing_pincode', '500001');
  type('billing_area', 'Lake Road');

  await user.dblClick(screen.getByText(/^Pay ₹/, { selector: 'button' }));

  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  const made = api.calls.filter(({ method, path }) => `${method} ${path}` === CREATE);
  expect(made.map(({ fields }) => [fields['order_type'], fields['bill_state']])).toEqual([
    ['order', 'Telangana'],
  ]);
});
