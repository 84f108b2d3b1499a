/** @jest-environment jsdom */
import { type Receipt, readReceipt } from '@site/contract';
import { answerOf, callOf, type FakeApi, fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ReceiptButtons } from './receipt-buttons';

const receipt: Receipt = {
  title: 'Receipt for a pre-booking',
  tracking_id: 'O-1',
  transaction_id: 'pay_1',
  paid_on: '2026-11-22T04:00:00.000Z',
  paid_with: 'Paid online through Razorpay',
  seller: { name: 'Vayu Motors Private Limited', lines: ['Vayu Marg', 'Telangana 500003'] },
  buyer: null,
  item: { item_key: 'vayu_marut-gt-red', title: 'Vayu Marut', variant: 'GT', colour: 'Red' },
  lines: [
    { label: 'Pre-book amount', amount: 2499 },
    { label: 'Platform fee (3%)', amount: 74 },
  ],
  total: 2573,
  later: [{ label: 'Discount', amount: -10000 }],
  later_total: 177500,
  refundable: ['The pre-book amount of ₹2,499.'],
  not_refundable: ['Platform fee, ₹74.'],
  notes: [],
};

let api: FakeApi;
const print = jest.fn();
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.print = print;
  api = fakeApi({ [callOf(readReceipt)]: answerOf(readReceipt, receipt) });
});
afterEach(() => {
  jest.restoreAllMocks();
  print.mockReset();
});

const loader = async () => ({ fallback: {}, head: { title: '', description: '' } });
const Component = () => <ReceiptButtons owner={{ reference: 'reference' }} />;
async function pressPrint() {
  const { user } = renderPage([{ path: '/', loader, lazy: async () => ({ Component }) }], '/');
  await user.click(await screen.findByRole('button', { name: 'Print receipt' }));
}

it('the button Print prints the receipt beside the page, and takes it away when the page is used again', async () => {
  await pressPrint();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const sheet = screen.getByLabelText('Receipt for a pre-booking');
  expect(sheet.parentElement).toBe(document.body);
  for (const text of [
    'Vayu Marut GT, Red',
    '22 November 2026 at 9:30 am IST',
    'pay_1',
    '₹2,573',
    '−₹10,000',
    'Platform fee, ₹74.',
  ]) {
    expect(within(sheet).getByText(text)).toBeInTheDocument();
  }
  expect(within(sheet).queryByText('Billed to')).toBeNull();
  expect(within(sheet).queryByText('Please note')).toBeNull();
  expect(api.calls[0]?.headers.get('order-reference')).toBe('reference');

  // A phone of Apple's says so as soon as it has drawn the preview, and draws it again for the printer that is chosen.
  fireEvent(window, new Event('afterprint'));
  expect(sheet).toBeInTheDocument();
  fireEvent(window, new Event('afterprint'));
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
});

it('the printed receipt shows the buyer to whom the server shows him', async () => {
  const buyer = {
    name: 'Asha Rao',
    phone: '9876543210',
    email: 'asha@vayu.example',
    billing: ['Lake Road'],
    shipping: ['Market Road'],
  };
  api.answer(callOf(readReceipt), answerOf(readReceipt, { ...receipt, buyer }));
  await pressPrint();
  const sheet = await screen.findByLabelText('Receipt for a pre-booking');
  expect(within(sheet).getAllByText('Asha Rao')).toHaveLength(2);
  expect(within(sheet).getByText('Lake Road')).toBeInTheDocument();
  expect(within(sheet).getByText('Market Road')).toBeInTheDocument();
});

it('the button Print prints nothing when the receipt cannot be had, and says so', async () => {
  api.answer(callOf(readReceipt), { status: 500 });
  await pressPrint();
  expect(
    await screen.findByText('The receipt could not be loaded. Please try again.'),
  ).toBeVisible();
  expect(print).not.toHaveBeenCalled();
});

it('the button that was pressed keeps the focus while the receipt is on its way, and asks once', async () => {
  const { user } = renderPage([{ path: '/', loader, lazy: async () => ({ Component }) }], '/');
  const button = await screen.findByRole('button', { name: 'Print receipt' });
  let arrive: () => void = () => undefined;
  const way = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { fetch } = globalThis;
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((...args) => way.then(() => fetch(...args)));
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Loading...' })).toBeVisible();
  // A browser takes the focus from a button that is disabled.
  expect(button).toBeEnabled();
  await user.click(button);
  expect(asked).toHaveBeenCalledTimes(1);
  arrive();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});
