/** @jest-environment jsdom */
import { apiBody, type FakeAnswer, fakeApi } from '@site/testing/fake-api';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { SiteForm } from '../form/site-form';
import { SubmitButton } from '../form/submit-button';
import { verifiedPhone } from '../rules/phone-rules';
import { PhoneVerificationField } from './phone-verification-field';

const SEND = 'POST /api/v2/communication/sms/send/otp';
const VERIFY = 'POST /api/v2/communication/sms/verify/otp';
const schema = object({ phone: verifiedPhone('phone_verified'), phone_verified: string() });

function setUp(answers: Record<string, FakeAnswer> = {}) {
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
      <PhoneVerificationField name="phone" verifiedName="phone_verified" onVerified={onVerified} />
      <SubmitButton>Go on</SubmitButton>
    </SiteForm>,
  );
  return { api, onSubmit, onVerified, user: userEvent.setup() };
}

const number = () => screen.getByRole('textbox', { name: 'Phone Number' });
const send = () => screen.getByRole('button', { name: 'Send OTP' });
const code = () => screen.findByRole('textbox', { name: 'Enter OTP' });

async function verify(user: ReturnType<typeof userEvent.setup>, typed: string) {
  await user.type(number(), '9876543210');
  await user.click(send());
  await user.type(await code(), typed);
  await user.click(screen.getByRole('button', { name: 'Verify' }));
}

beforeEach(() => {
  window.localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('phone verification', () => {
  it('enables the send action only for a valid number', async () => {
    const { user } = setUp();
    expect(send()).toBeDisabled();
    await user.type(number(), '987654321');
    expect(send()).toBeDisabled();
    await user.type(number(), '0');
    expect(send()).toBeEnabled();
  });

  it('says so when a code is asked for without a valid number', async () => {
    const { api, user } = setUp();
    await user.type(number(), '98765{Enter}');
    expect(await screen.findByText('Invalid number, please try again.')).toBeVisible();
    expect(api.calls).toHaveLength(0);
  });

  it('compares with the code in the answer when the server gives no challenge', async () => {
    const { user, onVerified } = setUp({ [SEND]: apiBody({ otp: '4821' }) });
    await verify(user, '1111');
    expect(await screen.findByText('Please enter valid OTP!')).toBeVisible();
    expect(onVerified).not.toHaveBeenCalled();
    await user.clear(await code());
    await user.type(await code(), '4821{Enter}');
    expect(await screen.findByText('Phone number verified!')).toBeVisible();
    expect(onVerified).toHaveBeenCalledWith('9876543210');
  });

  it('lets the server judge the code when there is a challenge, and keeps its token', async () => {
    const { api, user } = setUp({
      [SEND]: apiBody({ challenge_id: 'c-1', otp: '0000' }),
      [VERIFY]: ({ fields }) =>
        fields['otp'] === '482193'
          ? apiBody({ token: 'bearer-1', expires_in: 900 })
          : { status: 400, body: { status: 400, message: 'Please enter valid OTP!' } },
    });
    await verify(user, '0000');
    expect(await screen.findByText('Please enter valid OTP!')).toBeVisible();
    await user.clear(await code());
    await user.type(await code(), '482193{Enter}');
    expect(await screen.findByText('Phone number verified!')).toBeVisible();
    expect(window.localStorage.getItem('token')).toBe('bearer-1');
    expect(api.calls.at(-1)?.fields).toEqual({ challenge_id: 'c-1', otp: '482193' });
  });

  it.each([
    ['the call fails', { status: 500, body: { status: 500, message: 'down' } }],
    ['the network is lost', () => Promise.reject(new TypeError('lost'))],
    ['the answer holds no code', apiBody({})],
  ])('says that sending failed when %s', async (_case, answer: FakeAnswer) => {
    const { user } = setUp({ [SEND]: answer });
    await user.type(number(), '9876543210');
    await user.click(send());
    expect(await screen.findByText('Failed to send OTP, try again!')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Enter OTP' })).not.toBeInTheDocument();
    expect(send()).toBeEnabled();
  });

  it('loses its verified mark with an edit and has it back with the verified number', async () => {
    const { user } = setUp({ [SEND]: apiBody({ otp: '4821' }) });
    await verify(user, '4821');
    await screen.findByText('Phone number verified!');
    await user.type(number(), '{Backspace}');
    expect(screen.queryByText('Phone number verified!')).not.toBeInTheDocument();
    await user.type(number(), '0');
    expect(await screen.findByText('Phone number verified!')).toBeVisible();
  });

  it('takes no code for a number that was edited after sending', async () => {
    const { user } = setUp({ [SEND]: apiBody({ otp: '4821' }) });
    await user.type(number(), '9876543210');
    await user.click(send());
    await code();
    await user.type(number(), '{Backspace}1');
    expect(screen.queryByRole('textbox', { name: 'Enter OTP' })).not.toBeInTheDocument();
    expect(send()).toBeEnabled();
  });

  it('holds the form back until the number is verified', async () => {
    const { user, onSubmit } = setUp({ [SEND]: apiBody({ otp: '4821' }) });
    await user.type(number(), '9876543210');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('Number is not verified')).toBeVisible();
    await user.click(send());
    await user.type(await code(), '4821{Enter}');
    await screen.findByText('Phone number verified!');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });
});
