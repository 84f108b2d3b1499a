/** A mail to one person. */
export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** The same for every attempt of the same mail: whoever gets it twice can tell. Without brackets. */
  messageId: string;
  attachments: { filename: string; content: Buffer; contentType: string }[];
}

/** How mails are sent. A sender rejects when the mail was not taken. */
export interface MailSender {
  /** @throws MailError */
  send(mail: Mail): Promise<void>;
}

/** A mail that was not taken. The message is for the log: it never names the person. */
export class MailError extends Error {
  override readonly name = 'MailError';
  constructor(
    message: string,
    /** True when another attempt cannot help: the address does not exist. */
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}
