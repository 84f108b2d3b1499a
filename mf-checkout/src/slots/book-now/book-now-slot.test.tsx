/** @jest-environment jsdom */
import { listProducts, readFinePrint, sendOtp } from '@site/contract';
import { useLocation } from '@site/router';
import type { RemoteRoute } from '@site/shell';
import { answerOf, callOf, type FakeApi, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { sampleImage } from '../../testing/sample-products';
import { Slot } from './book-now-slot';

function Shell() {
  const [open, setOpen] = useState(true);
  return <Slot open={open} onClose={() => setOpen(false)} payload={{}} />;
}
function Arrived() {
  const { state } = useLocation();
  return <p>Arrived with {JSON.stringify(state)}</p>;
}
const page = (path: string, Component: () => React.ReactNode): RemoteRoute => ({
  path,
  loader: async () => ({ fallback: {}, head: { title: '', description: '' } }),
  lazy: async () => ({ Component }),
});
const routes = [
  page('/', Shell),
  page('/product/:productId', Shell),
  page('/order/history', Arrived),
  page('/:productId/preorder', Arrived),
];

const listed = (variant: string, coupon: object) => ({
  ai_title: 'Vayu Marut',
  ai_variant: variant,
  ai_images: [sampleImage('gt')],
  ai_amount: 189999,
  ai_preorder_amount: 2499,
  coupon_status: null,
  coupon_details: null,
  ...coupon,
});
const offer = {
  coupon_status: 'default',
  coupon_details: [{ aid_item_actual_price: 189999, aid_item_discount_price: 179999 }],
};

const FINE_PRINT = callOf(readFinePrint);
const PRICE_NOTE = 'Ex-showroom prices, as on 1 May.';

let api: FakeApi;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = fakeApi({
    [callOf(listProducts, { id: 'all' })]: answerOf(listProducts, [
      [listed('GT', offer), listed('GT', {})],
      [listed('Sport', {})],
    ]),
    [callOf(sendOtp)]: answerOf(sendOtp, { otp: '4821' }),
    [FINE_PRINT]: answerOf(readFinePrint, { range: 'By the cycle.', price: PRICE_NOTE }),
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const dialog = () => screen.findByRole('dialog', { name: 'Book Your Ride Today!' });

/** Asks for the order history and verifies a number; from then on the clock is the test's. */
async function verifyNumber() {
  const { router, user } = renderPage(routes, '/');
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Check Order History' }));
  await screen.findByRole('dialog', { name: 'Check Order History' });
  fireEvent.change(screen.getByLabelText(/^Mobile Number/), { target: { value: '9876543210' } });
  fireEvent.click(screen.getByText('Send OTP'));
  fireEvent.change(await screen.findByLabelText('Enter OTP'), { target: { value: '4821' } });
  jest.useFakeTimers();
  fireEvent.click(screen.getByText('Verify'));
  await screen.findByText('Phone number verified!');
  return router;
}

describe('Book Now', () => {
  it('shows a card per model with the price of its first item', async () => {
    renderPage(routes, '/');

    const gt = within(
      await within(await dialog()).findByRole('article', { name: 'Vayu Marut GT' }),
    );
    expect(gt.getByText('Ex Showroom Price / Offer Price')).toBeVisible();
    expect(gt.getByText('₹1,79,999/-')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(await screen.findByText(PRICE_NOTE)).toBeVisible();
    const sport = within(screen.getByRole('article', { name: 'Vayu Marut Sport' }));
    expect(sport.getByText('Ex Showroom Price')).toBeVisible();
    expect(sport.getByText('₹1,89,999/-')).toBeVisible();
    expect(sport.getByText('Pre Book At ₹2,499/-')).toBeVisible();
  });

  it.each([
    ['?variant=gt&colour=red', 'gt-red', 'sport'],
    ['?variant=gt', 'gt', 'sport'],
    ['?variant=sport&colour=red', 'gt', 'sport'],
  ])('shows the GT and the Sport, on the page of "%s", as %s and %s', async (query, gt, sport) => {
    api.answer(
      callOf(listProducts, { id: 'all' }),
      answerOf(listProducts, [
        [
          listed('GT', { ai_colour: 'Graphite' }),
          listed('GT', { ai_colour: 'Red', ai_images: [sampleImage('gt-red')] }),
        ],
        // A colour that has no picture of its own yet.
        [
          listed('Sport', { ai_colour: 'Blue', ai_images: [sampleImage('sport')] }),
          listed('Sport', { ai_colour: 'Red', ai_images: [] }),
        ],
      ]),
    );
    renderPage(routes, `/product/vayu_marut${query}`);
    const pictureOf = async (name: string) =>
      (await screen.findByRole('article', { name })).querySelector('img');

    expect((await pictureOf('Vayu Marut GT'))?.src).toContain(`/static/img/${gt}-800.webp`);
    expect((await pictureOf('Vayu Marut Sport'))?.src).toContain(`/static/img/${sport}-800.webp`);
  });

  it('leads to the pre-order page of a model and closes', async () => {
    const { user, router } = renderPage(routes, '/');
    await dialog();

    await user.click(await screen.findByRole('link', { name: 'Book Now: Vayu Marut Sport' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/vayu_marut-sport/preorder'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says that the models could not be loaded, and loads them on Try Again', async () => {
    api.answer(callOf(listProducts, { id: 'all' }), { status: 500 });
    const { user } = renderPage(routes, '/');
    expect(
      await screen.findByText(
        'We are unable to fetch the products at the moment. Please try again later.',
      ),
    ).toBeVisible();
    expect(screen.queryByText(PRICE_NOTE)).not.toBeInTheDocument();

    api.answer(
      callOf(listProducts, { id: 'all' }),
      answerOf(listProducts, [[listed('Sport', {})]]),
    );
    await user.click(screen.getByRole('button', { name: 'Try Again' }));

    expect(await screen.findByRole('article', { name: 'Vayu Marut Sport' })).toBeVisible();
    expect(await screen.findByText(PRICE_NOTE)).toBeVisible();
  });

  it('has no note on prices where there is none to show', async () => {
    api.answer(callOf(listProducts, { id: 'all' }), answerOf(listProducts, []));
    renderPage(routes, '/');
    expect(await screen.findByText('No models can be booked at the moment.')).toBeVisible();
    expect(screen.queryByText(PRICE_NOTE)).not.toBeInTheDocument();
    expect(api.calls.filter(({ path }) => path.includes('fine-print'))).toEqual([]);
  });

  it('shows the models without a note on prices where it cannot be read', async () => {
    api.answer(FINE_PRINT, { status: 500 });
    renderPage(routes, '/');
    expect(await screen.findByRole('article', { name: 'Vayu Marut GT' })).toBeVisible();
    expect(screen.queryByText(PRICE_NOTE)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('opens the order history 3 s after the number was verified, carrying the number', async () => {
    const router = await verifyNumber();
    await jest.advanceTimersByTimeAsync(2900);
    expect(router.state.location.pathname).toBe('/');
    await jest.advanceTimersByTimeAsync(200);
    jest.useRealTimers();

    expect(await screen.findByText('Arrived with {"phoneNumber":"9876543210"}')).toBeVisible();
    expect(router.state.location.pathname).toBe('/order/history');
  });

  it('goes nowhere when another number is typed after the check', async () => {
    const router = await verifyNumber();
    expect(screen.getByText('Opening your order…')).toBeVisible();

    fireEvent.change(screen.getByLabelText(/^Mobile Number/), { target: { value: '9000000002' } });
    await jest.advanceTimersByTimeAsync(4000);
    jest.useRealTimers();

    expect(screen.queryByText('Opening your order…')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/');
  });

  it('shows the models in a carousel', async () => {
    renderPage(routes, '/');
    const models = within(await dialog()).findByRole('region', { name: 'Models' });
    expect(within(await models).getAllByRole('article')).toHaveLength(2);
  });
});
