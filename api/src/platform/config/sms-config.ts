import { validateHeaderValue } from 'node:http';
import { StartError } from '@site/server';
import { type Env, httpUrl, oneOf, text } from './env';

/** How messages are sent: to the console (demo), or through an HTTP gateway. */
export type SmsConfig =
  | { provider: 'console' }
  | { provider: 'http'; url: string; body: string; contentType: string; authorization: string };

/** A value that is sent as a header. @throws StartError for one that no request can carry */
function headerText(env: Env, name: string, fallback: string): string {
  const value = text(env, name, fallback);
  try {
    validateHeaderValue('x', value);
  } catch {
    // The value is not repeated: it may hold a password.
    throw new StartError(`${name} has a character that no HTTP header can carry.`);
  }
  return value;
}

/** No request can be sent to an address that holds a password. @throws StartError */
function refuseCredentials(gatewayUrl: string): void {
  const { username, password } = new URL(gatewayUrl);
  if (username === '' && password === '') return;
  throw new StartError(
    'SMS_GATEWAY_URL must have no user and password: set SMS_GATEWAY_AUTHORIZATION ("Basic " and base64 of user:password).',
  );
}

/** @throws StartError for a template of which no JSON comes, where the gateway is told that it is JSON */
function checkJson(template: string, contentType: string): void {
  if (!contentType.includes('json')) return;
  try {
    // Right within quotes alone: a code may begin with 0, and no number of JSON does.
    JSON.parse(template.replace(/\{(?:phone|code|templateId)\}/g, '01'));
  } catch {
    // The value is not repeated: it may hold a key of the gateway.
    throw new StartError('SMS_GATEWAY_BODY is no JSON, as SMS_GATEWAY_CONTENT_TYPE says it is.');
  }
}

/**
 * Reads SMS_PROVIDER and the gateway's settings. `SMS_GATEWAY_BODY` is a template with {phone},
 * {code} and {templateId}.
 * @throws StartError when production would print codes, or when no message could be sent as it is set
 */
export function readSmsConfig(env: Env, isProduction: boolean): SmsConfig {
  const gatewayUrl = httpUrl(env, 'SMS_GATEWAY_URL');
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
  refuseCredentials(gatewayUrl);
  const body = text(
    env,
    'SMS_GATEWAY_BODY',
    '{"to":"91{phone}","template_id":"{templateId}","otp":"{code}"}',
  );
  if (!body.includes('{phone}') || !body.includes('{code}')) {
    throw new StartError('SMS_GATEWAY_BODY must contain {phone} and {code}.');
  }
  const contentType = headerText(env, 'SMS_GATEWAY_CONTENT_TYPE', 'application/json');
  checkJson(body, contentType);
  return {
    provider,
    url: gatewayUrl,
    body,
    contentType,
    authorization: headerText(env, 'SMS_GATEWAY_AUTHORIZATION', ''),
  };
}
