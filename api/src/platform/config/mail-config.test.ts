import { readMailConfig } from './mail-config';

const smtp = {
  MAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtp://shop%40vayu:p%2Fss@mail.example',
  MAIL_FROM: 'Vayu <orders@vayu.example>',
};

it('the configuration of mail has files written by default, but not in production unless that is said', () => {
  expect(readMailConfig({}, false).provider).toBe('file');
  expect(() => readMailConfig({}, true)).toThrow('MAIL_PROVIDER=file sends nothing');
  expect(readMailConfig({ MAIL_ALLOW_FILE: 'yes' }, true).provider).toBe('file');
});

it('the configuration of mail reads server, login and encryption from the address', () => {
  expect(readMailConfig(smtp, true)).toMatchObject({
    host: 'mail.example',
    port: 587,
    isSecure: false,
    mustEncrypt: true,
    auth: { user: 'shop@vayu', pass: 'p/ss' },
  });
  const secure = readMailConfig({ ...smtp, SMTP_URL: 'smtps://mail.example:4465' }, true);
  expect(secure).toMatchObject({ port: 4465, isSecure: true, auth: undefined });
});

it.each([
  ['no address', { SMTP_URL: '' }, 'SMTP_URL'],
  ['another protocol', { SMTP_URL: 'https://user:secret@mail.example' }, 'SMTP_URL'],
  [
    'a stray % in the user',
    { SMTP_URL: 'smtp://a%zz:secret@mail.example' },
    'SMTP_URL has a stray % in its user or password (percent-encode',
  ],
  [
    'a stray % in the password',
    { SMTP_URL: 'smtp://a:secret%@mail.example' },
    'SMTP_URL has a stray % in its user or password (percent-encode',
  ],
  ['no sender', { MAIL_FROM: '' }, 'MAIL_FROM'],
  ['a sender without an address', { MAIL_FROM: 'Vayu' }, 'MAIL_FROM'],
  ['an unknown word for encryption', { SMTP_REQUIRE_TLS: 'maybe' }, 'SMTP_REQUIRE_TLS'],
])(
  'the configuration of mail refuses %s by its name, and repeats no password',
  (_what, changes, name) => {
    const read = () => readMailConfig({ ...smtp, ...changes }, true);
    expect(read).toThrow(name);
    expect(read).not.toThrow('secret');
  },
);
