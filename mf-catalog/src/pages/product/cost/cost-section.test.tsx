/** @jest-environment jsdom */
import {
  listPricedProducts,
  listStatesAndZones,
  pricedProductsParams,
  readCostNotes,
} from '@site/contract';
import { answerOf, callOf, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ProductVariant } from '../../../product/build-product';
import { CostSection } from './cost-section';
import { resolveMonthlyPayment } from './monthly-payment';

const variant: ProductVariant = {
  id: 'gt',
  variant: 'GT',
  modelKey: 'vayu_marut-gt',
  name: 'Vayu Marut GT',
  price: { kind: 'offer', amount: 1_79_999, original: 1_89_999 },
  preorderAmount: 2_499,
  colours: [],
  content: undefined,
} as unknown as ProductVariant;
const STATES = callOf(listStatesAndZones);
const priceIn = (state: string) =>
  callOf(listPricedProducts, pricedProductsParams({ itemKey: 'vayu_marut-gt', state }));
const PRICE = priceIn('Karnataka');
const GOA = priceIn('Goa');
const item = {
  title: 'Vayu Marut',
  variant: 'GT',
  colour: 'Graphite',
  images: [],
  item_key: 'vayu_marut-gt-graphite',
  amount: 1_79_999,
  actual_amount: 1_89_999,
  quantity: 1 as const,
  preorder_amount: 2_499,
  final_preorder_amount: 2_574,
  final_amount: 1_85_399,
  discount_status: true,
  discount_details: { discount_code: 'W', discount_title: 'Ten thousand off', discount_desc: '' },
  charges: [{ charge_type: 'Platform fee', charge_percentage: 3, charge_amount: 5_400 }],
};

function open(shown = variant) {
  const api = fakeApi({
    [callOf(readCostNotes)]: answerOf(readCostNotes, {
      charges: 'What each charge is for.',
      exchange: 'Exchange as on May.',
      subsidy: 'Subsidy as on May.',
    }),
    [STATES]: answerOf(listStatesAndZones, {
      state: [
        { state_name: 'Goa', state_code: 'GA', zonal_code: 'W' },
        { state_name: 'Karnataka', state_code: 'KA', zonal_code: 'S' },
      ],
      zones: [],
    }),
    [PRICE]: answerOf(listPricedProducts, [
      { title: 'Vayu Marut', variants: [{ title: 'Vayu Marut', variant: 'GT', items: [item] }] },
    ]),
  });
  const page = {
    path: '/',
    loader: async () => ({ fallback: {}, head: { title: '', description: '' } }),
    lazy: async () => ({ Component: () => <CostSection variant={shown} /> }),
  };
  return { api, ...renderPage([page], '/') };
}

it('the cost section shows the price on the road of the chosen state as the server gives it, and keeps the choice', async () => {
  const { user, router } = open();
  await screen.findByRole('option', { name: 'Karnataka' });
  const announced = screen.getByRole('group', { name: 'On-road price' });
  // What the address brings along is not read out by itself.
  expect(announced).toHaveAttribute('aria-live', 'off');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Your state' }), 'Karnataka');
  expect(announced).toHaveAttribute('aria-live', 'polite');
  const found = await screen.findByRole('table', { name: 'On-road price in Karnataka' });
  expect(announced).toContainElement(found);
  const table = within(found);
  expect(table.getByRole('row', { name: 'Ten thousand off −₹10,000/-' })).toBeInTheDocument();
  expect(table.getByRole('row', { name: 'Platform fee (3%) ₹5,400/-' })).toBeInTheDocument();
  expect(table.getByRole('row', { name: /^On-road price in Karnataka/ })).toHaveTextContent(
    '₹1,85,399/-',
  );
  expect(router.state.location.search).toBe('?state=KA');
});

it('the cost section takes nothing off where no offer applies, whatever amount stands beside it', async () => {
  const { api, user } = open();
  const items = [{ ...item, discount_status: false, final_amount: 1_95_699 }];
  const variants = [{ title: 'Vayu Marut', variant: 'GT', items }];
  api.answer(PRICE, answerOf(listPricedProducts, [{ title: 'Vayu Marut', variants }]));
  await screen.findByRole('option', { name: 'Karnataka' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Your state' }), 'Karnataka');
  const table = within(await screen.findByRole('table', { name: 'On-road price in Karnataka' }));
  expect(table.getByRole('row', { name: 'Ex-showroom price ₹1,89,999/-' })).toBeInTheDocument();
  expect(table.queryByRole('row', { name: /Ten thousand off/ })).not.toBeInTheDocument();
});

it('the cost section says what is taken off where the offer has no title', async () => {
  const { api, user } = open();
  const discount_details = { discount_code: 'W', discount_title: '', discount_desc: '' };
  const items = [{ ...item, discount_details }];
  const variants = [{ title: 'Vayu Marut', variant: 'GT', items }];
  api.answer(PRICE, answerOf(listPricedProducts, [{ title: 'Vayu Marut', variants }]));
  await screen.findByRole('option', { name: 'Karnataka' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Your state' }), 'Karnataka');
  const table = within(await screen.findByRole('table', { name: 'On-road price in Karnataka' }));
  expect(table.getByRole('row', { name: 'Offer −₹10,000/-' })).toBeInTheDocument();
});

it('the cost section says so when the price cannot be read, and asks again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { api, user } = open();
  api.answer(PRICE, { status: 500 });
  await screen.findByRole('option', { name: 'Karnataka' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Your state' }), 'Karnataka');
  const again = await screen.findByRole('button', { name: /could not be loaded/ });
  api.answer(PRICE, answerOf(listPricedProducts, []));
  await user.click(again);
  expect(screen.getByRole('group', { name: 'On-road price' })).toHaveFocus();
  expect(
    await screen.findByText('In Karnataka, your dealer will confirm the on-road price.'),
  ).toBeVisible();
});

it('the cost section leaves the keyboard at the choice of the state when the states are asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { api, user } = open();
  api.answer(STATES, { status: 500 });
  await user.click(await screen.findByRole('button', { name: /^The states could not be loaded/ }));
  expect(screen.getByRole('combobox', { name: 'Your state' })).toHaveFocus();
});

it('the cost section works out what the price comes to a month for any terms, and promises no credit', async () => {
  open();
  const month = (price: number, percent: number, months: number) =>
    `EMI at your numbers: ₹${resolveMonthlyPayment(price, percent, months).toLocaleString('en-IN')} a month`;
  const heading = await screen.findByRole('heading', { name: /^EMI at your numbers/ });
  expect(heading).toHaveTextContent(month(1_79_999 * 0.75, 11, 36));
  const move = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });
  expect(heading).toHaveAttribute('aria-live', 'off');
  move('Down payment', '50');
  expect(heading).toHaveAttribute('aria-live', 'polite');
  expect(heading).toHaveTextContent(month(1_79_999 * 0.5, 11, 36));
  move('Interest rate, a year', '0');
  expect(heading).toHaveTextContent(month(1_79_999 * 0.5, 0, 36));
  move('Loan period', '12');
  // Half of 1,79,999 in twelve even parts.
  expect(heading).toHaveTextContent('EMI at your numbers: ₹7,500 a month');
  expect(screen.getByText(/We lend no\s+money and promise no credit/)).toHaveTextContent('₹90,000');
  move('Down payment', '100');
  expect(heading).toHaveTextContent('EMI at your numbers: ₹0 a month');
});

it('the cost section works the month out from the price on the road, once a state is chosen, and says so', async () => {
  const { api, user } = open();
  const month = (price: number) =>
    `EMI at your numbers: ₹${resolveMonthlyPayment(price * 0.75, 11, 36).toLocaleString('en-IN')} a month`;
  expect(await screen.findByText('Worked out from the offer price, ₹1,79,999/-')).toBeVisible();
  await screen.findByRole('option', { name: 'Karnataka' });
  const stateField = screen.getByRole('combobox', { name: 'Your state' });
  await user.selectOptions(stateField, 'Karnataka');
  expect(
    await screen.findByText('Worked out from the on-road price in Karnataka, ₹1,85,399/-'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: month(1_85_399) })).toBeVisible();
  // Where the server has no one price for a state.
  api.answer(GOA, answerOf(listPricedProducts, []));
  await user.selectOptions(stateField, 'Goa');
  expect(await screen.findByText(/your dealer will confirm/)).toBeVisible();
  expect(screen.getByText('Worked out from the offer price, ₹1,79,999/-')).toBeVisible();
  expect(screen.getByRole('heading', { name: month(1_79_999) })).toBeVisible();
});

it('the cost section names the ex-showroom price of a bike without an offer', async () => {
  open({ ...variant, price: { kind: 'ex-showroom', amount: 1_89_999 } });
  expect(
    await screen.findByText('Worked out from the ex-showroom price, ₹1,89,999/-'),
  ).toBeVisible();
});

it('the cost section says what the charges are for, and with their dates what exchange and subsidies do to the price', async () => {
  open();
  expect(await screen.findByText('Exchange as on May.')).toBeVisible();
  expect(screen.getByText('Subsidy as on May.')).toBeVisible();
  expect(screen.getByText('What each charge is for.')).toBeVisible();
});
