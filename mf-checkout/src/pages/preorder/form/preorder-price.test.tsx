/** @jest-environment jsdom */
import { createOrder, type PricedProduct } from '@site/contract';
import { callOf, type FakeApi, fakeApi, refusal } from '@site/testing/fake-api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addressAnswers, priceOf, products } from '../../../testing/form-answers';
import { heldAnswer } from '../../../testing/held-answer';
import { choose, input, openForm, radio, type } from '../../../testing/open-preorder-form';
import { madeOrder } from '../../../testing/order-answers';
import { discounted, sampleItem } from '../../../testing/sample-products';

const GRAPHITE = 'vayu_marut-gt-graphite';
const CREATE = callOf(createOrder);
const at = (change: Parameters<typeof sampleItem>[0]): PricedProduct => ({
  title: 'Vayu Marut',
  variants: [{ title: 'Vayu Marut', variant: 'GT', items: [sampleItem(change)] }],
});

let api: FakeApi;
const opened = jest.fn();
beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  opened.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.Razorpay = class {
    on() {}
    open = opened;
    close() {}
  };
  api = fakeApi({
    [priceOf(GRAPHITE, 'Telangana')]: products(at({ final_amount: 195_698 })),
    ...addressAnswers,
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'Razorpay');
});

const pay = () => screen.getByText(/^Pay ₹/, { selector: 'button' });

it('a price that has moved is told before a window opens, and Try Again shows the new one', async () => {
  api.answer(CREATE, madeOrder('first', 205_698));
  const { user } = await openForm();
  await choose(user, 'billing_state', 'Telangana');
  await choose(user, 'billing_district', 'Hyderabad');
  const filled = {
    full_name: 'Asha Rao',
    phone_number: '9876543210',
    email: 'asha@vayu.example',
    billing_city: 'Hyderabad',
    billing_pincode: '500001',
    billing_area: 'Lake Road',
  };
  for (const [name, value] of Object.entries(filled)) type(name, value);
  await waitFor(() => expect(radio('order')).toBeEnabled());
  await user.click(radio('order'));
  expect(pay()).toHaveTextContent('Pay ₹1,95,698/-');

  await user.click(pay());
  expect(
    await screen.findByText('The price has changed. Please check it and order again.'),
  ).toBeVisible();
  expect(opened).not.toHaveBeenCalled();

  api.answer(priceOf(GRAPHITE, 'Telangana'), products(at({ final_amount: 205_698 })));
  await user.click(screen.getByText('Try Again'));
  await waitFor(() => expect(pay()).toHaveTextContent('Pay ₹2,05,698/-'));
  expect(input('full_name')).toHaveValue('Asha Rao');

  await user.click(pay());
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
});

/** Asks for the price with a code, as its button does. */
function apply(code: string) {
  type('coupon_code', code);
  fireEvent.click(screen.getByText('Apply'));
}

describe('in a state where no centre delivers', () => {
  it.each([
    [
      'is in the price, and is said so',
      discounted,
      'Offer code WINDFALL is in the price.',
      /^Later: the rest of ₹1,79,999/,
    ],
    [
      'that changes nothing is said to do so',
      {},
      'Offer code WINDFALL changes nothing for this model. Take it out to order.',
      /^Later: the rest of ₹1,89,999/,
    ],
  ])('a code %s; Order Now stays closed', async (_what, priced, verdict, later) => {
    api.answer(priceOf(GRAPHITE, 'Goa'), products());
    api.answer(priceOf(GRAPHITE, 'Goa', 'WINDFALL'), products());
    api.answer(priceOf(GRAPHITE, '', 'WINDFALL'), products(at(priced)));
    const { user } = await openForm();
    await choose(user, 'billing_state', 'Goa');
    apply('WINDFALL');
    expect(await screen.findByText(verdict)).toBeVisible();
    expect(screen.getByText(later)).toBeVisible();
    expect(screen.getByText(/^Order Now is not possible in Goa yet/)).toBeVisible();
    expect(radio('order')).toBeDisabled();
  });

  it('the code of the address has the price that the page was read with', async () => {
    api.answer(priceOf(GRAPHITE, 'Goa', 'WINDFALL'), products());
    const { user } = await openForm({ item: sampleItem(discounted), offerCode: 'WINDFALL' });
    await choose(user, 'billing_state', 'Goa');
    expect(await screen.findByText(/^Order Now is not possible in Goa yet/)).toBeVisible();
    expect(screen.getByText('Offer code WINDFALL is in the price.')).toBeVisible();
    expect(api.sent(priceOf(GRAPHITE, '', 'WINDFALL'))).toEqual([]);
  });
});

describe('a price that could not be read', () => {
  const busy = refusal(503, 'The service is busy. Please try again later.');
  const tryAgain = () => fireEvent.click(screen.getByText('Try again'));

  it('says so, not that Order Now is impossible in that state, and is there by another try', async () => {
    api.answer(priceOf(GRAPHITE, 'Goa'), busy);
    const { user } = await openForm();
    await choose(user, 'billing_state', 'Goa');
    expect(await screen.findByText(/^The price in Goa could not be loaded/)).toBeVisible();
    expect(radio('order')).toBeDisabled();

    api.answer(priceOf(GRAPHITE, 'Goa'), products(at({})));
    tryAgain();
    expect(await screen.findByText('You can order now in Goa.')).toBeVisible();
    expect(radio('order')).toBeEnabled();
    expect(radio('preorder')).toBeChecked();
  });

  it('says so at the code that it was asked for with, and is there by another try', async () => {
    api.answer(priceOf(GRAPHITE, '', 'WINDFALL'), busy);
    await openForm();
    apply('WINDFALL');
    expect(await screen.findByText(/^The price with WINDFALL could not be loaded/)).toBeVisible();

    api.answer(priceOf(GRAPHITE, '', 'WINDFALL'), products(at(discounted)));
    tryAgain();
    expect(await screen.findByText('Offer code WINDFALL is in the price.')).toBeVisible();
  });

  it.each([
    ['without a state', ''],
    ['in a state', 'Goa'],
  ])(
    'because many codes were tried, %s, says what to do, keeps what was typed and is there by another try',
    async (_where, state) => {
      const limited = refusal(429, 'Too many requests. Please try again in a minute.');
      api.answer(priceOf(GRAPHITE, 'Goa'), products(at({})));
      api.answer(priceOf(GRAPHITE, state, 'WINDFALL'), limited);
      const { user } = await openForm();
      type('full_name', 'Asha Rao');
      if (state) await choose(user, 'billing_state', state);
      apply('WINDFALL');
      const said =
        /^Too many offer codes were tried. Wait a minute, or take the code out. The price with WINDFALL could not be loaded.$/;
      const status = (await screen.findByText(said)).closest('[role="status"]');
      expect(input('full_name')).toHaveValue('Asha Rao');
      expect(input('coupon_code')).toHaveValue('WINDFALL');

      api.answer(priceOf(GRAPHITE, state, 'WINDFALL'), products(at(discounted)));
      fireEvent.click(within(status as HTMLElement).getByText('Try again'));
      expect(await screen.findByText('Offer code WINDFALL is in the price.')).toBeVisible();
      expect(input('full_name')).toHaveValue('Asha Rao');
    },
  );

  it('because many codes were tried is there at once without the code', async () => {
    api.answer(priceOf(GRAPHITE, '', 'WINDFALL'), refusal(429, 'Too many requests.'));
    await openForm();
    apply('WINDFALL');
    expect(await screen.findByText(/^Too many offer codes were tried/)).toBeVisible();
    apply('');
    await waitFor(() => expect(screen.queryByText(/^Too many offer codes/)).toBeNull());
    expect(pay()).toBeEnabled();
  });

  it.each([
    ['in a state', 'Goa', '', /^You can order now in Goa/],
    ['with a code', '', 'WINDFALL', 'Offer code WINDFALL is in the price.'],
  ])(
    '%s leaves the focus where it stands when it is asked for again',
    async (_which, state, code, told) => {
      const price = priceOf(GRAPHITE, state, code);
      api.answer(price, busy);
      const { user } = await openForm();
      if (state) await choose(user, 'billing_state', state);
      if (code) apply(code);
      const again = await screen.findByText('Try again');
      const status = again.closest('[role="status"]');
      const { answer, arrive } = heldAnswer(products(at(discounted)));
      api.answer(price, answer);

      await user.click(again);
      await waitFor(() => expect(again).not.toBeInTheDocument());
      expect(status).toHaveFocus();
      arrive();
      expect(await screen.findByText(told)).toBeVisible();
      expect(status).toHaveFocus();
    },
  );
});
