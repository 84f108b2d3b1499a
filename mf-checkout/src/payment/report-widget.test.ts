/** @jest-environment jsdom */
import { reportPayment } from '@site/contract';
import { answerOf, callOf, type FakeApi, fakeApi, refusal } from '@site/testing/fake-api';
import { reportFailed, reportSuccess } from './report-widget';

const REPORT = callOf(reportPayment);
const taken = answerOf(reportPayment, { ao_tracking_id: 'O-1', ao_status: 'Pre-booked' });
const result = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 's',
};

let api: FakeApi;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = fakeApi({ [REPORT]: taken });
});
afterEach(() => jest.restoreAllMocks());

it('a success whose report is lost is reported once more, as the same one', async () => {
  api.answer(REPORT, () =>
    api.sent(REPORT).length > 1 ? taken : Promise.reject(new TypeError('Failed to fetch')),
  );
  expect(await reportSuccess(result)).toMatchObject({ ok: true, data: { ao_tracking_id: 'O-1' } });
  const [first, second] = api.sent(REPORT);
  expect(first?.fields).toEqual({
    payment_vendor_order_id: 'order_1',
    payment_reference_no: 'pay_1',
    payment_response_code: JSON.stringify(result),
    payment_status: 'success',
  });
  expect(second?.fields).toEqual(first?.fields);
  const keyOf = (call = first) => call?.headers.get('idempotency-key');
  expect(keyOf(second)).toBe(keyOf(first));
});

it('a success that the server has judged is reported once', async () => {
  api.answer(REPORT, refusal(400, 'Failed to Verify Razorpay order. Please try again later.'));
  expect((await reportSuccess(result)).ok).toBe(false);
  expect(api.sent(REPORT)).toHaveLength(1);
});

it('a failure of which the widget says more than the server takes is reported all the same', async () => {
  await reportFailed('order_1', { error: { description: 'x'.repeat(30_000) } });
  const { payment_response_code: said, ...others } = api.sent(REPORT)[0]?.fields ?? {};
  expect(String(said)).toHaveLength(20_000);
  expect(others).toEqual({
    payment_vendor_order_id: 'order_1',
    payment_reference_no: '',
    payment_status: 'failed',
  });
});
