/** One message with a one-time code. */
export interface CodeMessage {
  /** Ten digits. */
  phone: string;
  code: string;
  /** The message's template at the gateway; "" for its own default. */
  templateId: string;
}

/** How messages leave the house. A sender rejects when the message was not taken. */
export interface SmsSender {
  /** True for the demo's sender, whose codes are also handed to the browser (design §7). */
  readonly handsOutCodes: boolean;
  send(message: CodeMessage): Promise<void>;
}
