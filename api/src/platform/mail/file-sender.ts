import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailSender } from './mail-sender';

/**
 * The demo's sender: a mail becomes a file that any mail program opens, in a folder that only its owner
 * may read. The log names the file, never the person.
 */
export function fileSender(folder: string, from: string, log: (line: string) => void): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send({ messageId, ...mail }) {
      const { message } = await transport.sendMail({ ...mail, from, messageId: `<${messageId}>` });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${messageId.replace(/[^\w.-]/g, '_')}.eml`;
      const temp = join(folder, `.${name}.${process.pid}`);
      await writeFile(temp, message as Buffer, { mode: 0o600 });
      await rename(temp, join(folder, name));
      log(`mail written to ${join(folder, name)}`);
    },
  };
}
