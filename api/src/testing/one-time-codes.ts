import { sendOtp, verifyOtp } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { at, post } from './forms';
import { openTestApi } from './test-api';

export const SEND = callAddress(sendOtp);
export const VERIFY = callAddress(verifyOtp);

/** A code that is not this one. */
export const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111');

/** An API whose one-time codes are sent and verified, each test with a number of its own. */
export async function openCodes() {
  const api = await openTestApi({ env: { OTP_PER_NUMBER: '3', OTP_PER_ADDRESS: '6' } });
  let turn = 0;
  const wait = (seconds: number): void => {
    api.clock.now = new Date(api.clock.now.getTime() + seconds * 1000);
  };
  return {
    api,
    /** Counts the tests: what they write and ask for differs by it. */
    get turn() {
      return turn;
    },
    /** Begins a test: no limit counts any more, and nothing was sent. */
    begin(): void {
      wait(2 * 60 * 60);
      api.sent.length = 0;
      turn += 1;
    },
    /** The number of this test. */
    phoneNo: (): string => `00000${String(20_000 + turn)}`,
    /** Moves the clock of the API on. */
    wait,
    async send(phone: string, options: { address?: string; key?: string } = {}) {
      const fields = { phone_number: phone, templateId: 'history' };
      const answer = await post(api.app, SEND, fields, options);
      return { ...answer, id: String(at(answer.body, ['data', 'response_data', 'challenge_id'])) };
    },
    verify: (id: string, otp: string, key?: string) =>
      post(api.app, VERIFY, { challenge_id: id, otp }, key ? { key } : {}),
  };
}

export type Codes = Awaited<ReturnType<typeof openCodes>>;
