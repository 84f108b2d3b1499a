/** One message with a one-time code. */
export interface CodeMessage {
  /** Ten digits. */
  phone: string;
  code: string;
  /** The message's template at the gateway; "" for its own default. */
  templateId: string;
}

/** The gateway surely did not take the message. After any other error it may still arrive. */
export class SmsRefusedError extends Error {
  override readonly name = 'SmsRefusedError';
}

/**
 * How messages are sent. A sender rejects with {@link SmsRefusedError} when the message was
 * surely not taken, with another error when nobody knows.
 */
export interface SmsSender {
  /** True for the demo's sender, whose codes are also handed to the browser (design §7). */
  readonly handsOutCodes: boolean;
  send(message: CodeMessage): Promise<void>;
}
