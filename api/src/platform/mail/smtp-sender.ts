import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config/mail-config';
import { MailError, type MailSender } from './mail-sender';

/** All of them together stay below the time after which another process may try the same mail. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

interface SmtpFailure {
  code?: string;
  responseCode?: number;
  /** What the server answered to. */
  command?: string;
}

function toMailError(error: unknown): MailError {
  const { code = 'ERROR', responseCode, command } = error as SmtpFailure;
  // What the server says may quote the address: only its number goes on.
  // One of the sender (MAIL FROM) is about us, an account that is closed for an hour: the buyer's address may be right.
  const isFinal = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
  return new MailError(`SMTP ${code}${responseCode ? ` ${responseCode}` : ''}`, isFinal);
}

/** Sends by SMTP, encrypted unless the configuration says otherwise. */
export function smtpSender({
  host,
  port,
  isSecure,
  mustEncrypt,
  auth,
  from,
}: MailConfig & { provider: 'smtp' }): MailSender & { check(): Promise<void> } {
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: mustEncrypt && !isSecure,
    ...(auth ? { auth } : {}),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, ...mail }) {
      try {
        await transport.sendMail({ ...mail, from, messageId: `<${messageId}>` });
      } catch (error) {
        throw toMailError(error);
      }
    },
    /** Connects and logs in. @throws MailError */
    async check() {
      try {
        await transport.verify();
      } catch (error) {
        throw toMailError(error);
      }
    },
  };
}
