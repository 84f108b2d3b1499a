import { type KeyRing, openPreview, type Preview } from '@site/federation/registry';
import { parseCookie, stringifySetCookie } from 'cookie';
import { LRUCache } from 'lru-cache';

export const PREVIEW_COOKIE = 'preview';

/** Remotes that one visitor may preview together: a cookie has 4 KB, and a link takes a few hundred bytes of it. */
const MOST_PREVIEWS = 8;
const SEPARATOR = '~';

interface CookieOptions {
  /** The keys that links are signed with; another object when they may have changed. */
  keys: () => Pick<KeyRing, 'keysFor'> | undefined;
  /** True when visitors come by https. */
  isSecure: boolean;
  /** The clock, in ms. */
  now?: () => number;
}

/** The links that a visitor has opened, as the cookie holds them: each stays signed, so nobody can write one. */
export class PreviewCookie {
  /** A signature costs more to check than a page that is kept costs to send. */
  readonly #opened = new LRUCache<string, Preview>({ max: 500 });
  #openedWith: unknown;
  readonly #now: () => number;

  readonly #options: CookieOptions;

  constructor(options: CookieOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** What a link is leave to see; undefined for one that is not signed, or whose time is over. */
  open(token: string): Preview | undefined {
    const keys = this.#options.keys();
    // A key may be revoked: what it has signed is looked at again.
    if (keys !== this.#openedWith) this.#opened.clear();
    this.#openedWith = keys;
    const known = this.#opened.get(token);
    if (known) return Date.parse(known.until) > this.#now() ? known : undefined;
    const preview = keys && openPreview(token, keys, this.#now());
    if (preview) this.#opened.set(token, preview);
    return preview;
  }

  /** What a visitor may see, by a request's `cookie` header. */
  read(header: string | undefined): Preview[] {
    return this.#tokens(header).flatMap((token) => this.open(token) ?? []);
  }

  /**
   * The `set-cookie` header that adds a link to those that a visitor has opened; one of the same remote goes.
   * @param token a link that {@link open} has read
   */
  add(header: string | undefined, token: string): string {
    const preview = this.open(token);
    const others = this.#tokens(header).filter((other) => {
      const opened = this.open(other);
      return opened && opened.remote !== preview?.remote;
    });
    const tokens = [token, ...others].slice(0, MOST_PREVIEWS);
    const ends = tokens.map((one) => Date.parse(this.open(one)?.until ?? ''));
    return this.#write(tokens.join(SEPARATOR), Math.max(...ends) - this.#now());
  }

  /** The `set-cookie` header that ends all previews of a visitor. */
  end(): string {
    return this.#write('', 0);
  }

  #tokens(header: string | undefined): string[] {
    if (!header?.includes(PREVIEW_COOKIE)) return [];
    const tokens = (parseCookie(header)[PREVIEW_COOKIE] ?? '').split(SEPARATOR).filter(Boolean);
    // We write no more of them. A head of 16 KB has room for 80, each with a signature that somebody may have invented.
    return tokens.slice(0, MOST_PREVIEWS);
  }

  #write(value: string, forMs: number): string {
    return stringifySetCookie({
      name: PREVIEW_COOKIE,
      value,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#options.isSecure,
      maxAge: Math.floor(forMs / 1_000),
    });
  }
}
