import { createHmac } from 'node:crypto';
import { isSameSecret } from '@site/server';
import { parseCookie, stringifySetCookie } from 'cookie';

/** What the setting of the token must be, for messages. */
export const releasesTokenRule = 'must be 32 characters or more, without spaces';

/** Whether a text may be the setting of the token. */
export const isReleasesToken = (token: string): boolean => /^[\x21-\x7e]{32,}$/.test(token);

export const SESSION_COOKIE = 'releases-session';

/** A working day: longer, and a browser that was left behind would still be signed in. */
const SESSION_S = 8 * 3_600;

interface SessionOptions {
  /** RELEASES_TOKEN. */
  token: string;
  /** True when visitors come by https. */
  isSecure: boolean;
  /** The clock, in ms. */
  now?: () => number;
}

/**
 * Sessions of those who gave the token. A session is a cookie that says when it ends, signed with the token:
 * no host keeps anything of it, all hosts with the token know it, and another token ends them all.
 */
export class TeamSession {
  readonly #now: () => number;

  readonly #options: SessionOptions;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  accepts(token: string): boolean {
    return isSameSecret(token, this.#options.token);
  }

  /** The `set-cookie` header that begins a session. */
  begin(): string {
    const end = String(Math.floor(this.#now() / 1_000) + SESSION_S);
    return this.#cookie(`${end}.${this.#signatureOf(end)}`, SESSION_S);
  }

  /** The `set-cookie` header that ends the session of a browser. */
  end(): string {
    return this.#cookie('', 0);
  }

  /** Whether a request's `cookie` header has a session of ours that has not ended. */
  isOpen(header: string | undefined): boolean {
    if (!header?.includes(SESSION_COOKIE)) return false;
    const [end = '', signature = ''] = (parseCookie(header)[SESSION_COOKIE] ?? '').split('.');
    return isSameSecret(signature, this.#signatureOf(end)) && Number(end) * 1_000 > this.#now();
  }

  #signatureOf(end: string): string {
    return createHmac('sha256', this.#options.token)
      .update(`${SESSION_COOKIE} ${end}`)
      .digest('base64url');
  }

  #cookie(value: string, maxAge: number): string {
    return stringifySetCookie({
      name: SESSION_COOKIE,
      value,
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.#options.isSecure,
      maxAge,
    });
  }
}
