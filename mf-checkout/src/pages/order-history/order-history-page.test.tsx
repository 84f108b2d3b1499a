/** @jest-environment jsdom */
import {
  type Order,
  RECEIPT_PDF_PATH,
  readOrderHistory,
  sendOtp,
  servicePath,
} from '@site/contract';
import { DEFAULT_APP } from '@site/contract/endpoints';
import { answerOf, callOf, type FakeApi, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes';

const RECEIPT = `GET ${servicePath('app', DEFAULT_APP)}${RECEIPT_PDF_PATH}`;
const history = callOf(readOrderHistory, { id: '9876543210' });
const order = {
  ao_items_list: 'vayu_marut-gt-graphite-1',
  ao_customer_name: 'Asha Rao',
  ao_customer_phone: '9876543210',
  ao_customer_email: 'asha@vayu.example',
  ao_tracking_id: 'AO-1001',
  ao_created_on: '2026-11-21T10:00:00.000Z',
  ao_status: 'Pre-ordered',
};
const orders = (...list: Order[]) => answerOf(readOrderHistory, list);

let api: FakeApi;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = fakeApi({
    [history]: orders(order),
    [callOf(sendOtp)]: answerOf(sendOtp, { otp: '4821' }),
  });
});
afterEach(() => {
  window.localStorage.clear();
  jest.restoreAllMocks();
});

/** Comes from another page with a phone number, as the dialog does. */
async function arrive(state: unknown = { phoneNumber: '9876543210' }) {
  const view = renderPage(routes, '/order/history');
  await screen.findByRole('heading', { level: 1, name: 'Order History' });
  await act(() => view.router.navigate('/order/history', { state }));
  return view;
}

async function verify() {
  fireEvent.change(screen.getByLabelText(/^Mobile Number/), { target: { value: '9876543210' } });
  fireEvent.click(screen.getByText('Send OTP'));
  fireEvent.change(await screen.findByLabelText('Enter OTP'), { target: { value: '4821' } });
  fireEvent.click(screen.getByText('Verify'));
}

describe('order history', () => {
  it('shows the latest order of the phone number that was carried here', async () => {
    await arrive();

    expect(await screen.findByRole('heading', { name: 'Order Summary' })).toBeVisible();
    for (const text of [
      'Vayu Marut GT',
      'Asha Rao',
      '9876543210',
      'asha@vayu.example',
      'AO-1001',
      'November 21, 2026',
      'Pre-ordered',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Full Payment Link' })).toHaveAttribute('href', '/');
  });

  it('offers to verify a number when none was carried, then shows its order', async () => {
    renderPage(routes, '/order/history');
    await screen.findByRole('heading', { name: 'Verify your mobile number' });
    expect(api.calls).toHaveLength(0);

    await verify();

    expect(await screen.findByRole('heading', { name: 'Order Summary' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Latest order' })).toHaveFocus();
  });

  it('offers to verify again when the server refuses the number', async () => {
    api.answer(history, { status: 401 });
    const { user } = await arrive();

    await user.click(await screen.findByRole('button', { name: 'Verify mobile number' }));

    expect(await screen.findByRole('heading', { name: 'Verify your mobile number' })).toBeVisible();
  });

  it('says that a number has no order and what to do, shows no order, and logs it', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    api.answer(history, orders());
    await arrive();

    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(log).toHaveBeenCalledWith('No order found'));
    expect(screen.getByRole('heading', { name: 'No order with this number' })).toBeVisible();
    expect(screen.getByText(/Check another number, or call us/)).toBeVisible();
    expect(screen.queryByText('Order Summary')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Check another number' }));
    expect(await screen.findByRole('heading', { name: 'Verify your mobile number' })).toBeVisible();
  });

  it("shows the order of the number that was verified last, never an earlier one's", async () => {
    const other = callOf(readOrderHistory, { id: '9000000002' });
    api.answer(other, orders({ ...order, ao_tracking_id: 'AO-2002', ao_customer_name: 'Ravi' }));
    const { router } = renderPage(routes, '/order/history');
    await screen.findByRole('heading', { name: 'Verify your mobile number' });
    await verify();
    expect(await screen.findByText('AO-1001')).toBeVisible();

    // Meanwhile another number is verified in the Book Now dialog: its token replaces the first.
    api.answer(history, { status: 401 });
    await act(() => router.navigate('/order/history', { state: { phoneNumber: '9000000002' } }));
    expect(await screen.findByText('AO-2002')).toBeVisible();
    expect(screen.queryByText('AO-1001')).not.toBeInTheDocument();

    await act(() => router.navigate(-1));
    expect(await screen.findByText('Number is not verified')).toBeVisible();
    expect(screen.queryByText(/AO-/)).not.toBeInTheDocument();
  });

  it('on Back to a number whose token was replaced asks to verify, and shows nothing', async () => {
    const other = callOf(readOrderHistory, { id: '9000000002' });
    api.answer(other, orders({ ...order, ao_tracking_id: 'AO-2002' }));
    const { router } = await arrive();
    expect(await screen.findByText('AO-1001')).toBeVisible();
    await act(() => router.navigate('/order/history', { state: { phoneNumber: '9000000002' } }));
    expect(await screen.findByText('AO-2002')).toBeVisible();
    api.answer(history, { status: 401 });

    await act(() => router.navigate(-1));

    expect(await screen.findByText('Number is not verified')).toBeVisible();
    expect(screen.queryByText(/AO-/)).not.toBeInTheDocument();
  });

  it('takes an order away when its token has run out and the page comes back into view', async () => {
    await arrive();
    expect(await screen.findByText('AO-1001')).toBeVisible();
    api.answer(history, { status: 401 });

    fireEvent(document, new Event('visibilitychange'));

    expect(await screen.findByText('Number is not verified')).toBeVisible();
    expect(screen.queryByText('AO-1001')).not.toBeInTheDocument();
  });

  it('has the receipt of a paid order, under its tracking id and the token of the number', async () => {
    api.answer(history, orders({ ...order, ao_status: 'Pre-booked' }));
    window.localStorage.setItem('token', 'token-of-9876543210');
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    Object.assign(URL, { createObjectURL: () => 'blob:receipt', revokeObjectURL: () => undefined });
    const { user } = await arrive();
    const button = await screen.findByRole('button', { name: 'Download receipt' });

    api.answer(RECEIPT, { status: 500 });
    await user.click(button);
    expect(
      await screen.findByText('The receipt could not be loaded. Please try again.'),
    ).toBeVisible();

    api.answer(RECEIPT, { status: 401 });
    await user.click(button);
    expect(await screen.findByText(/^Your number has to be verified again/)).toBeVisible();
    expect(saved).not.toHaveBeenCalled();

    api.answer(RECEIPT, { headers: { 'content-disposition': 'filename="receipt-AO-1001.pdf"' } });
    await user.click(button);
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(saved.mock.contexts[0]).toMatchObject({ download: 'receipt-AO-1001.pdf' });
    expect(screen.queryByText(/receipt (could not|can) be loaded/)).not.toBeInTheDocument();
    const asked = api.sent(RECEIPT);
    for (const { headers } of asked) {
      expect(headers.get('order-tracking-id')).toBe('AO-1001');
      expect(headers.get('authorization')).toBe('Bearer token-of-9876543210');
      expect(headers.get('order-reference')).toBeNull();
    }
    expect(asked).toHaveLength(3);
  });

  it('has no receipt before the money has arrived', async () => {
    api.answer(history, orders({ ...order, ao_status: 'Payment Pending' }));
    await arrive();
    expect(await screen.findByText('Payment Pending')).toBeVisible();
    expect(screen.queryByText('Download receipt')).not.toBeInTheDocument();
  });

  it('warns when the order cannot be read, and tries again', async () => {
    api.answer(history, { status: 500 });
    const { user } = await arrive();
    expect(await screen.findByText('Opps! Something went wrong.')).toBeVisible();

    api.answer(history, orders(order));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));

    expect(await screen.findByText('AO-1001')).toBeVisible();
  });
});
