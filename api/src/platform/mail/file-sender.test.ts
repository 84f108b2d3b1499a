import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileSender } from './file-sender';

const home = mkdtempSync(join(tmpdir(), 'motorbike-mail-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('the sender to files writes a mail as a private file that a mail program opens, and logs nothing personal', async () => {
  const lines: string[] = [];
  const folder = join(home, 'outbox');
  const sender = fileSender(folder, 'Vayu <orders@vayu.example>', (line) => lines.push(line));
  const mail = {
    to: { name: 'Asha Rao', address: 'asha@rider.example' },
    subject: 'Your booking',
    text: 'Thank you',
    html: '<p>Thank you</p>',
    messageId: 'order-paid.1@vayu.example',
    attachments: [
      { filename: 'receipt.pdf', content: Buffer.from('%PDF-1'), contentType: 'application/pdf' },
    ],
  };
  await sender.send(mail);
  await sender.send(mail);
  expect(readdirSync(folder)).toEqual(['order-paid.1_vayu.example.eml']);
  const file = join(folder, 'order-paid.1_vayu.example.eml');
  expect(statSync(file).mode & 0o077).toBe(0);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('To: Asha Rao <asha@rider.example>');
  expect(text).toContain('Message-ID: <order-paid.1@vayu.example>');
  expect(text).toContain('filename=receipt.pdf');
  expect(lines.join()).toContain('order-paid.1_vayu.example.eml');
  expect(lines.join()).not.toMatch(/Asha|rider/);
});
