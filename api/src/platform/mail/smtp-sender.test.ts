import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { readMailConfig } from '../config/mail-config';
import type { Mail } from './mail-sender';
import { smtpSender } from './smtp-sender';

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((done) => (server ? server.close(done) : done())));

async function listen(options: ConstructorParameters<typeof SMTPServer>[0]) {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // The name server of a strange network may take longer than the sender waits for a greeting.
    disableReverseLookup: true,
    ...options,
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  const config = readMailConfig(
    {
      MAIL_PROVIDER: 'smtp',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Vayu <orders@vayu.example>',
      SMTP_REQUIRE_TLS: 'no',
    },
    true,
  );
  if (config.provider !== 'smtp') throw new Error('not smtp');
  return config;
}
const mail: Mail = {
  to: { name: 'आशा', address: 'asha@rider.example' },
  subject: 'Your booking O-1 is confirmed',
  text: 'Paid ₹1,028',
  html: '<p>Paid ₹1,028</p>',
  messageId: 'order-paid.1@vayu.example',
  attachments: [],
};

it('the sender by SMTP sends with sender, recipient and Message-ID', async () => {
  let received = '';
  const config = await listen({
    onData(stream, _session, done) {
      stream.on('data', (chunk: Buffer) => {
        received += chunk.toString();
      });
      stream.on('end', () => done());
    },
  });
  await smtpSender(config).check();
  await smtpSender(config).send(mail);
  expect(received).toContain('From: Vayu <orders@vayu.example>');
  expect(received).toContain('<asha@rider.example>');
  expect(received).toContain('Message-ID: <order-paid.1@vayu.example>');
});

it('the sender by SMTP says which refusals are final, and never whom they are about', async () => {
  const codes = [550, 451];
  const config = await listen({
    onRcptTo({ address }, _session, done) {
      const error = Object.assign(new Error(`no such ${address}`), {
        responseCode: codes.shift(),
      });
      done(error);
    },
  });
  const failures = [
    await smtpSender(config)
      .send(mail)
      .catch((error: unknown) => error),
    await smtpSender(config)
      .send(mail)
      .catch((error: unknown) => error),
  ];
  expect(failures).toMatchObject([
    { isFinal: true, message: 'SMTP EENVELOPE 550' },
    { isFinal: false, message: 'SMTP EENVELOPE 451' },
  ]);
});

it('the sender by SMTP takes a refusal of ourselves for none of the buyer', async () => {
  const config = await listen({
    onMailFrom(_address, _session, done) {
      done(Object.assign(new Error('suspended'), { responseCode: 550 }));
    },
  });
  await expect(smtpSender(config).send(mail)).rejects.toMatchObject({
    isFinal: false,
    message: 'SMTP EENVELOPE 550',
  });
});

it('the sender by SMTP sends nothing unencrypted unless it is told to', async () => {
  const config = await listen({});
  await expect(smtpSender({ ...config, mustEncrypt: true }).send(mail)).rejects.toThrow('SMTP');
});
