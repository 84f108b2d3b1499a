import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import { fileSender } from './file-sender';
import type { MailSender } from './mail-sender';
import { smtpSender } from './smtp-sender';

/**
 * The sender that the configuration names. An SMTP server is asked at once whether it takes our login;
 * when not, a person is called, and the API starts all the same: mails wait, orders must not.
 */
export function createMailSender(
  { mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): MailSender {
  if (mail.provider === 'file') {
    return fileSender(join(dataDir, 'outbox'), mail.from, (line) => log.info(line));
  }
  const sender = smtpSender(mail);
  sender
    .check()
    .catch((error: unknown) => log.error({ err: error, event: 'mail-needs-a-person' }, 'mail'));
  return sender;
}
