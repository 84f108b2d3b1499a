import { emailPattern } from '@site/contract';
import { StartError } from '@site/server';
import { type Env, oneOf, text } from './env';

/** How mails are sent: as files (demo), or by SMTP. */
export type MailConfig =
  | { provider: 'file'; from: string }
  | {
      provider: 'smtp';
      from: string;
      host: string;
      port: number;
      /** TLS from the first byte; else STARTTLS. */
      isSecure: boolean;
      mustEncrypt: boolean;
      auth: SmtpAuth;
    };

type SmtpAuth = { user: string; pass: string } | undefined;

/** The demo's sender, of no brand: its mails are files that reach nobody. */
const DEMO_FROM = 'Orders <orders@shop.example>';

/** "Name <address>" or an address alone. */
function readFrom(env: Env, fallback: string): string {
  const from = text(env, 'MAIL_FROM', fallback);
  const address = /<([^<>]+)>$/.exec(from)?.[1] ?? from;
  if (!emailPattern.test(address) || /[\r\n]/.test(from)) {
    throw new StartError('MAIL_FROM must be an address, or a name with <address> behind it.');
  }
  return from;
}

function readAuth({ username, password }: URL): SmtpAuth {
  if (!username) return undefined;
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    // The value is not repeated: it holds a password.
    throw new StartError(
      'SMTP_URL has a stray % in its user or password (percent-encode special characters: % is %25).',
    );
  }
}

function readSmtpUrl(env: Env): URL {
  const raw = text(env, 'SMTP_URL', '');
  const url = URL.canParse(raw) ? new URL(raw) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    // The value is not repeated: it holds a password.
    throw new StartError(
      'MAIL_PROVIDER=smtp needs SMTP_URL: smtp(s)://user:password@host:port (percent-encode special characters).',
    );
  }
  return url;
}

/**
 * Reads MAIL_PROVIDER and its settings.
 * @throws StartError when production would send nothing, or when the address of the server is wrong
 */
export function readMailConfig(env: Env, isProduction: boolean): MailConfig {
  const provider = oneOf(env, 'MAIL_PROVIDER', ['file', 'smtp'], 'file');
  if (provider === 'file') {
    if (isProduction && env['MAIL_ALLOW_FILE'] !== 'yes') {
      throw new StartError(
        'MAIL_PROVIDER=file sends nothing. Set MAIL_PROVIDER=smtp, or MAIL_ALLOW_FILE=yes for a demo.',
      );
    }
    return { provider, from: readFrom(env, DEMO_FROM) };
  }
  const url = readSmtpUrl(env);
  const isSecure = url.protocol === 'smtps:';
  if (text(env, 'MAIL_FROM', '') === '')
    throw new StartError('MAIL_PROVIDER=smtp needs MAIL_FROM.');
  return {
    provider,
    from: readFrom(env, ''),
    host: url.hostname,
    port: Number(url.port) || (isSecure ? 465 : 587),
    isSecure,
    mustEncrypt: oneOf(env, 'SMTP_REQUIRE_TLS', ['yes', 'no'], 'yes') === 'yes',
    auth: readAuth(url),
  };
}
