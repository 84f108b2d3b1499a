/** @jest-environment jsdom */
import { sendOtp } from '@site/contract';
import { answerOf, type FakeAnswer, refusal } from '@site/testing/fake-api';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  challenge,
  code,
  fill,
  keysOf,
  lost,
  number,
  SEND,
  send,
  sendTo,
  setUp,
  wrong,
} from './testing/verification-form';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('sending a code', () => {
  it('is offered only for a valid number', async () => {
    setUp();
    expect(send()).toBeDisabled();
    fill(number(), '987654321');
    expect(send()).toBeDisabled();
    fill(number(), '9876543210');
    expect(send()).toBeEnabled();
  });

  it('says so when a code is asked for without a valid number', async () => {
    const { api, user } = setUp();
    await user.type(number(), '98765{Enter}');
    expect(await screen.findByText('Invalid number, please try again.')).toBeVisible();
    expect(api.calls).toHaveLength(0);
  });

  it('names the number and the template of the message', async () => {
    const { api, user } = setUp({ [SEND]: challenge });
    await sendTo(user);
    await code();
    expect(api.calls[0]?.fields).toEqual({
      phone_number: '9876543210',
      templateId: 'order-history',
    });
  });

  it.each([
    ['the call fails', refusal(500, 'down')],
    ['the network is lost', lost],
    ['the answer holds no code', answerOf(sendOtp, {})],
    ['the answer is no JSON', { body: '<html>' }],
  ])('says that it failed when %s', async (_case, answer: FakeAnswer) => {
    const { user } = setUp({ [SEND]: answer });
    await sendTo(user);
    expect(await screen.findByText('Failed to send OTP, try again!')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Enter OTP' })).not.toBeInTheDocument();
    expect(send()).toBeEnabled();
    expect(send()).toHaveFocus();
  });

  it('asks again under the same key when the answer was lost: the code can be entered', async () => {
    const answers = [lost, challenge];
    const { api, user } = setUp({
      [SEND]: () => {
        const answer = answers.shift() ?? wrong;
        return typeof answer === 'function' ? answer() : answer;
      },
    });
    await sendTo(user);
    expect(await code()).toBeVisible();
    const [first, second] = keysOf(api, SEND);
    expect(second).toBe(first);
  });

  it('keeps the key for the next press too, and makes a new one once it was answered', async () => {
    const { api, user } = setUp({ [SEND]: lost });
    await sendTo(user);
    await screen.findByText('Failed to send OTP, try again!');
    api.answer(SEND, answerOf(sendOtp, { challenge_id: 'c-1', resend_after: 0 }));
    await user.click(send());
    await code();
    await user.click(send());
    await waitFor(() => expect(keysOf(api, SEND)).toHaveLength(4));
    const [first, ...others] = keysOf(api, SEND);
    expect(others.map((key) => key === first)).toEqual([true, true, false]);
  });

  it('counts the seconds to the next code, then sends it', async () => {
    const { api } = setUp({ [SEND]: challenge });
    fill(number(), '9876543210');
    jest.useFakeTimers();
    fireEvent.click(send());
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(send()).toHaveAccessibleName('Resend OTP in 30 s');
    fireEvent.click(send());
    await act(() => jest.advanceTimersByTimeAsync(12_000));
    expect(send()).toHaveAccessibleName('Resend OTP in 18 s');
    await act(() => jest.advanceTimersByTimeAsync(18_000));
    expect(send()).toHaveAccessibleName('Resend OTP');
    expect(api.calls).toHaveLength(1);
    fireEvent.click(send());
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(api.calls).toHaveLength(2);
  });

  it('can be asked for another one at once when the clock of the device is put back meanwhile', async () => {
    const { api } = setUp({ [SEND]: challenge });
    fill(number(), '9876543210');
    jest.useFakeTimers();
    fireEvent.click(send());
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(send()).toHaveAccessibleName('Resend OTP in 30 s');
    jest.setSystemTime(Date.now() - 24 * 60 * 60 * 1000);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(send()).toHaveAccessibleName('Resend OTP');
    fireEvent.click(send());
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(api.calls).toHaveLength(2);
  });

  it.each([
    ['17', 'Send OTP in 17 s'],
    ['3600', 'Send OTP in 60 min'],
  ])('waits as long as a server wants that refuses for %s s', async (seconds, label) => {
    const message = 'Failed to send OTP, try again!';
    const refused = { ...refusal(429, message), headers: { 'retry-after': seconds } };
    const { user } = setUp({ [SEND]: refused });
    await sendTo(user);
    expect(await screen.findByRole('button', { name: label })).toHaveFocus();
    expect(screen.getByText(message)).toBeVisible();
  });
});
