import { StartError } from '@site/server';
import { type Env, oneOf, text } from './env';

/** How messages are sent: to the console (demo), or through an HTTP gateway. */
export type SmsConfig =
  | { provider: 'console' }
  | { provider: 'http'; url: string; body: string; contentType: string; authorization: string };

/**
 * Reads SMS_PROVIDER and the gateway's settings. `SMS_GATEWAY_BODY` is a template with {phone},
 * {code} and {templateId}. @throws StartError when production would print codes.
 */
export function readSmsConfig(env: Env, isProduction: boolean, gatewayUrl: string): SmsConfig {
  const provider = oneOf(env, 'SMS_PROVIDER', ['console', 'http'], 'console');
  if (provider === 'console') {
    if (isProduction && env['SMS_ALLOW_CONSOLE'] !== 'yes') {
      throw new StartError(
        'SMS_PROVIDER=console hands one-time codes out. Set SMS_PROVIDER=http, or SMS_ALLOW_CONSOLE=yes for a demo.',
      );
    }
    return { provider };
  }
  if (!gatewayUrl) throw new StartError('SMS_PROVIDER=http needs SMS_GATEWAY_URL.');
  const body = text(
    env,
    'SMS_GATEWAY_BODY',
    '{"to":"91{phone}","template_id":"{templateId}","otp":"{code}"}',
  );
  if (!body.includes('{phone}') || !body.includes('{code}')) {
    throw new StartError('SMS_GATEWAY_BODY must contain {phone} and {code}.');
  }
  return {
    provider,
    url: gatewayUrl,
    body,
    contentType: text(env, 'SMS_GATEWAY_CONTENT_TYPE', 'application/json'),
    authorization: text(env, 'SMS_GATEWAY_AUTHORIZATION', ''),
  };
}
