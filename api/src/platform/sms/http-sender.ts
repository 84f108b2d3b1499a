import { type CodeMessage, SmsRefusedError, type SmsSender } from './sms-sender';

const TIMEOUT_MS = 5_000;

export interface HttpSenderOptions {
  url: string;
  /** Template of the body with {phone}, {code} and {templateId}. */
  body: string;
  contentType: string;
  /** Value of the Authorization header; "" sends none. */
  authorization: string;
}

function escapeFor(contentType: string): (value: string) => string {
  if (contentType.includes('json')) return (value) => JSON.stringify(value).slice(1, -1);
  if (contentType.includes('urlencoded')) return encodeURIComponent;
  return (value) => value;
}

/** Fills {phone}, {code} and {templateId}, escaped for the content type. */
export function fillTemplate(template: string, message: CodeMessage, contentType: string): string {
  const escapeValue = escapeFor(contentType);
  return template
    .replaceAll('{phone}', () => escapeValue(message.phone))
    .replaceAll('{code}', () => escapeValue(message.code))
    .replaceAll('{templateId}', () => escapeValue(message.templateId));
}

/** The gateway was not reached, or is not the one that it says: nothing was handed over. */
const NOT_REACHED: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * A refusal names what is wrong with the request (4xx), that there are too many (429), or that it belongs elsewhere (a
 * redirect, which is not followed: most would become a GET without the message). Everything
 * else may come from something on the way to a gateway that has the message: 408, 502 and 504 above all.
 */
const isRefusal = (status: number): boolean =>
  REDIRECTS.has(status) || (status >= 400 && status < 500 && status !== 408);

async function ask(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (cause?.code !== undefined && NOT_REACHED.has(cause.code)) {
      throw new SmsRefusedError(`The SMS gateway cannot be reached: ${cause.code}`);
    }
    throw error;
  }
}

/** Any SMS gateway that takes a POST: address, body template and authorization are configuration. */
export function httpSender(options: HttpSenderOptions): SmsSender {
  const { url, body, contentType, authorization } = options;
  return {
    handsOutCodes: false,
    async send(message) {
      const response = await ask(url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': contentType,
          ...(authorization ? { authorization } : {}),
        },
        body: fillTemplate(body, message, contentType),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) {
        const what = `The SMS gateway answered ${response.status}`;
        throw isRefusal(response.status) ? new SmsRefusedError(what) : new Error(what);
      }
    },
  };
}
