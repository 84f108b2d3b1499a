import type { SmsSender } from './sms-sender';

/** The demo's sender: writes the code to the log, with no more of the number than its end. */
export function consoleSender(log: (line: string) => void): SmsSender {
  return {
    handsOutCodes: true,
    async send({ phone, code }) {
      log(`one-time code ${code} for the number ending in ${phone.slice(-2)}`);
    },
  };
}
