import { sendOtp, verifyOtp } from '@site/contract';
import {
  answerOf,
  callOf,
  type FakeAnswer,
  type FakeApi,
  fakeApi,
  refusal,
} from '@site/testing/fake-api';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { SiteForm } from '../../form/site-form';
import { SubmitButton } from '../../form/submit-button';
import { verifiedPhone } from '../../rules/phone-rules';
import { PhoneVerificationField } from '../phone-verification-field';

export const SEND = callOf(sendOtp);
export const VERIFY = callOf(verifyOtp);

/** What the API may answer. */
export const handsOut = answerOf(sendOtp, { otp: '4821' });
export const challenge = answerOf(sendOtp, { challenge_id: 'c-1', resend_after: 30 });
export const verified = answerOf(verifyOtp, { token: 'bearer-1', expires_in: 900 });
export const wrong = refusal(400, 'Please enter valid OTP!', { otp: 'Please enter valid OTP!' });
export const lost = () => Promise.reject(new TypeError('lost'));

const schema = object({ phone: verifiedPhone('phone_verified'), phone_verified: string() });

/** A form of a number that has to be verified. */
export function setUp(answers: Record<string, FakeAnswer> = {}) {
  window.localStorage.clear();
  const api = fakeApi(answers);
  const onSubmit = jest.fn(async () => ({ ok: true as const, data: 'sent' }));
  const onVerified = jest.fn();
  render(
    <SiteForm
      label="Verify"
      initialValues={{ phone: '', phone_verified: '' }}
      schema={schema}
      onSubmit={onSubmit}
    >
      <PhoneVerificationField
        name="phone"
        verifiedName="phone_verified"
        templateId="order-history"
        onVerified={onVerified}
      />
      <SubmitButton>Go on</SubmitButton>
    </SiteForm>,
  );
  return { api, onSubmit, onVerified, user: userEvent.setup({ delay: null }) };
}

/** The idempotency keys of the calls to an address, oldest first. */
export const keysOf = (api: FakeApi, address: string) =>
  api.calls
    .filter(({ method, path }) => `${method} ${path}` === address)
    .map(({ headers }) => headers.get('idempotency-key'));

export const number = () => screen.getByLabelText(/^Phone Number/);
export const send = () => screen.getByText(/^(Send|Resend) OTP/);
export const code = () => screen.findByLabelText('Enter OTP');

/** Types a whole text at once: what a key does is not looked at. */
export const fill = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } });

type User = ReturnType<typeof userEvent.setup>;

export async function sendTo(user: User, phone = '9876543210') {
  fill(number(), phone);
  await user.click(send());
}

export async function enter(user: User, typed: string) {
  fill(await code(), typed);
  await user.click(screen.getByText('Verify'));
}

export async function verify(user: User, typed: string) {
  await sendTo(user);
  await enter(user, typed);
}
