/** @jest-environment jsdom */
import { sendOtp } from '@site/contract';
import { answerOf, type FakeAnswer, refusal } from '@site/testing/fake-api';
import { act, screen, waitFor } from '@testing-library/react';
import {
  challenge,
  code,
  enter,
  fill,
  handsOut,
  keysOf,
  lost,
  number,
  SEND,
  send,
  sendTo,
  setUp,
  VERIFY,
  verified,
  verify,
  wrong,
} from './testing/verification-form';

const NOT_CHECKED = /^The connection failed before your code was checked/;
const UNCONFIRMED = 'We could not confirm your number. Please press Verify again.';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a code', () => {
  it('is compared with that of the answer when the server gives no challenge', async () => {
    const { user, onVerified } = setUp({ [SEND]: handsOut });
    await verify(user, '1111');
    expect(await screen.findByText('Please enter valid OTP!')).toBeVisible();
    expect(onVerified).not.toHaveBeenCalled();
    await enter(user, '4821');
    expect(await screen.findByText('Phone number verified!')).toBeVisible();
    expect(onVerified).toHaveBeenCalledWith('9876543210');
  });

  it('is judged by the server when there is a challenge, whose token is kept', async () => {
    const { api, user } = setUp({
      [SEND]: answerOf(sendOtp, { challenge_id: 'c-1', otp: '0000' }),
      [VERIFY]: ({ fields }) => (fields['otp'] === '482193' ? verified : wrong),
    });
    await verify(user, '0000');
    expect(await screen.findByText('Please enter valid OTP!')).toBeVisible();
    await enter(user, '482193');
    expect(await screen.findByText('Phone number verified!')).toBeVisible();
    expect(window.localStorage.getItem('token')).toBe('bearer-1');
    expect(api.calls.at(-1)?.fields).toEqual({ challenge_id: 'c-1', otp: '482193' });
  });

  it.each([
    ['the network is lost', lost, NOT_CHECKED],
    ['the server fails', refusal(500, 'down'), UNCONFIRMED],
    ['the answer is no JSON', { body: '<html>' }, UNCONFIRMED],
    ['the answer has no status', { body: {} }, UNCONFIRMED],
    ['the answer has no token', { body: { status: 200, message: 'OK' } }, UNCONFIRMED],
    ['there is no such address', refusal(404, 'Not found.'), UNCONFIRMED],
  ])(
    'is not called wrong when %s; who has typed it is told what went wrong',
    async (_case, answer: FakeAnswer, message: RegExp | string) => {
      const { user } = setUp({ [SEND]: challenge, [VERIFY]: answer });
      await verify(user, '482193');
      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.queryByText('Please enter valid OTP!')).not.toBeInTheDocument();
      expect(await code()).toHaveValue('482193');
    },
  );

  it('is not called wrong when no answer comes within 10 s', async () => {
    const limit = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const { user } = setUp({
      [SEND]: challenge,
      [VERIFY]: () => {
        limit.abort();
        return Promise.reject(new DOMException('timed out', 'TimeoutError'));
      },
    });
    await verify(user, '482193');
    expect(await screen.findByText(NOT_CHECKED)).toBeVisible();
  });

  it('keeps its key until it was answered, also after another code', async () => {
    const { api, user } = setUp({ [SEND]: challenge, [VERIFY]: lost });
    await verify(user, '482193');
    await screen.findByText(NOT_CHECKED);
    api.answer(VERIFY, wrong);
    await enter(user, '111111');
    await screen.findByText('Please enter valid OTP!');
    api.answer(VERIFY, verified);
    await enter(user, '482193');
    await screen.findByText('Phone number verified!');
    const [first, other, again] = keysOf(api, VERIFY);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it.each([
    '4 8 2 1 9 3',
    '४८२१९३',
    '482193 is your OTP of 28-11-2026, 14:05. Questions: 1800 425 0000.',
    'Your OTP is 482 193.',
  ])('that is pasted as %s is its digits', async (pasted) => {
    const { user } = setUp({ [SEND]: challenge });
    await sendTo(user);
    await user.click(await code());
    await user.paste(pasted);
    expect(await code()).toHaveValue('482193');
  });

  it('can be typed anew at once when it was wrong', async () => {
    const { user } = setUp({ [SEND]: challenge, [VERIFY]: wrong });
    await verify(user, '111111');
    await screen.findByText('Please enter valid OTP!');
    await waitFor(() => expect(screen.getByLabelText('Enter OTP')).toHaveFocus());
    await user.keyboard('22');
    expect(await code()).toHaveValue('22');
  });

  describe('of a message that comes late, after another one was asked for,', () => {
    async function askTwice(verifyFirst: FakeAnswer) {
      const ids = ['c-1', 'c-2'];
      const view = setUp({
        [SEND]: () => answerOf(sendOtp, { challenge_id: ids.shift() ?? '', resend_after: 0 }),
        [VERIFY]: (call) => {
          if (call.fields['challenge_id'] !== 'c-1') return wrong;
          return typeof verifyFirst === 'function' ? verifyFirst(call) : verifyFirst;
        },
      });
      await sendTo(view.user);
      await code();
      await view.user.click(send());
      await waitFor(() => expect(keysOf(view.api, SEND)).toHaveLength(2));
      await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'));
      return view;
    }

    it('is right', async () => {
      const { user } = await askTwice(verified);
      await enter(user, '482193');
      expect(await screen.findByText('Phone number verified!')).toBeVisible();
      expect(window.localStorage.getItem('token')).toBe('bearer-1');
    });

    it.each([
      ['wrong', wrong],
      ['too old', refusal(410, 'This code is too old.', { otp: 'This code is too old.' })],
    ])('and is %s, is wrong for the last one: that can still be entered', async (_how, answer) => {
      const { user } = await askTwice(answer);
      await enter(user, '111111');
      expect(await screen.findByText('Please enter valid OTP!')).toBeVisible();
      expect(await code()).toBeVisible();
    });

    it('is not called wrong when nobody has judged it', async () => {
      const { user } = await askTwice(lost);
      await enter(user, '482193');
      expect(await screen.findByText(NOT_CHECKED)).toBeVisible();
    });
  });

  it('gives way to a new one when the server takes no more tries', async () => {
    const message = 'Too many wrong codes. Please press Resend OTP and enter the new code.';
    const { api, user } = setUp({
      [SEND]: answerOf(sendOtp, { challenge_id: 'c-1', resend_after: 0 }),
      [VERIFY]: refusal(410, message, { otp: message }),
    });
    await verify(user, '111111');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Enter OTP' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Resend OTP' })).toHaveFocus();
    api.answer(SEND, answerOf(sendOtp, { challenge_id: 'c-2', resend_after: 30 }));
    await user.keyboard('{Enter}');
    expect(await code()).toHaveFocus();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });
});

describe('a visitor who goes on while an answer is on its way', () => {
  const next = () => screen.getByRole('button', { name: 'Go on' });
  /** An answer that comes when the test says so. */
  function later<A extends { body?: unknown }>(given: A) {
    let come: () => void = () => undefined;
    const coming = new Promise<A>((resolve) => {
      come = () => resolve(given);
    });
    return { answer: () => coming, come: () => act(async () => come()) };
  }

  it('stays where they are when the code was sent', async () => {
    const sent = later(challenge);
    const { user } = setUp({ [SEND]: sent.answer });
    await sendTo(user);
    next().focus();
    await sent.come();
    expect(await code()).toBeVisible();
    expect(next()).toHaveFocus();
  });

  it('stays where they are when the code was wrong', async () => {
    const judged = later(wrong);
    const { user } = setUp({ [SEND]: challenge, [VERIFY]: judged.answer });
    await verify(user, '111111');
    next().focus();
    await judged.come();
    expect(await screen.findByText('Please enter valid OTP!')).toBeVisible();
    expect(next()).toHaveFocus();
  });
});

describe('a verified number', () => {
  it('has the focus, and is read out as verified', async () => {
    const { user } = setUp({ [SEND]: challenge, [VERIFY]: verified });
    await verify(user, '482193');
    await screen.findByText('Phone number verified!');
    expect(number()).toHaveFocus();
    expect(number()).toHaveAccessibleDescription('Phone number verified!');
  });

  it('loses its mark with an edit and has it back with the verified number', async () => {
    const { user } = setUp({ [SEND]: handsOut });
    await verify(user, '4821');
    await screen.findByText('Phone number verified!');
    await user.type(number(), '{Backspace}');
    expect(screen.queryByText('Phone number verified!')).not.toBeInTheDocument();
    fill(number(), '9876543210');
    expect(await screen.findByText('Phone number verified!')).toBeVisible();
  });

  it('is what the form waits for', async () => {
    const { user, onSubmit } = setUp({ [SEND]: handsOut });
    fill(number(), '9876543210');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('Number is not verified')).toBeVisible();
    await user.click(send());
    await user.type(await code(), '4821{Enter}');
    await screen.findByText('Phone number verified!');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });
});

describe('a number whose code was sent and is not checked yet', () => {
  it('is called unverified when the form is sent, and no more once its code is checked', async () => {
    const { user, onSubmit } = setUp({ [SEND]: challenge, [VERIFY]: wrong });
    await sendTo(user);
    await user.type(await code(), '482193');
    expect(screen.queryByText('Number is not verified')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('Number is not verified')).toBeVisible();
    expect(number()).toBeInvalid();
    expect(number()).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    await enter(user, '482194');
    expect(await screen.findByText('Please enter valid OTP!')).toBeVisible();
    expect(screen.queryByText('Number is not verified')).not.toBeInTheDocument();
  });
});

describe('another number', () => {
  it('is not called unverified while it is being typed, but once it is left', async () => {
    const { user } = setUp({ [SEND]: handsOut });
    await user.click(number());
    await sendTo(user);
    await code();
    await user.clear(number());
    await user.type(number(), '9000000002');
    expect(screen.queryByText('Number is not verified')).not.toBeInTheDocument();
    await user.click(document.body);
    expect(await screen.findByText('Number is not verified')).toBeVisible();
  });

  it('takes no code that was sent to the number before', async () => {
    const { user } = setUp({ [SEND]: handsOut });
    await sendTo(user);
    await code();
    await user.type(number(), '{Backspace}1');
    expect(screen.queryByRole('textbox', { name: 'Enter OTP' })).not.toBeInTheDocument();
    expect(send()).toBeEnabled();
  });

  it('leaves the code of the first one open to enter, also after it got one of its own', async () => {
    const { user } = setUp({ [SEND]: challenge });
    await sendTo(user);
    await code();
    await sendTo(user, '9000000002');
    await code();
    fill(number(), '9876543210');
    expect(await code()).toBeVisible();
  });
});
