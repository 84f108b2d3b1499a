import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { denseCopies } from './dense-copies';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Half the processor time of level 5 for a twelfth more bytes; who asks again gets a dense copy. */
const FIRST_QUALITY = 4;

/** 2^18 bytes are more than a page has; with Brotli's own 2^22 the system clears 4 MB for each. */
const WINDOW_BITS = 18;

const compressors = {
  br: (body: Buffer) =>
    packBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: FIRST_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      },
    }),
  gzip: (body: Buffer) => packGzip(body, { level: 6 }),
};

type Encoding = keyof typeof compressors;

/**
 * What everybody who asks for an address gets: made once, sent many times. It knows no request, so
 * there is nothing of a visitor in it.
 */
export class PageAnswer {
  readonly #body: Buffer;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();
  /** Weak, because compressed copies share it. */
  readonly etag: string;

  /**
   * @param isKept false for an answer that is not to be given to the next visitor: a fault, or a page
   *   without some of its data
   */
  constructor(
    readonly status: number,
    readonly headers: Readonly<Record<string, string>>,
    body: string,
    readonly isKept: boolean,
  ) {
    this.#body = Buffer.from(body);
    this.etag = `W/"${createHash('sha256').update(this.#body).digest('base64url').slice(0, 22)}"`;
  }

  /** Bytes that it holds, compressed copies included, about. */
  get bytes(): number {
    return this.#body.length * 2;
  }

  /** The body as a browser that accepts these encodings (`accept-encoding`) wants it. */
  async bodyFor(accepted = ''): Promise<{ body: Buffer; encoding?: Encoding }> {
    const encoding = chooseEncoding(accepted);
    if (!encoding || this.#body.length < 1_024) return { body: this.#body };
    const dense = encoding === 'br' ? denseCopies.get(this.etag) : undefined;
    if (dense) return { body: dense, encoding };
    let packed = this.#packed.get(encoding);
    // What is asked for twice will be asked for again.
    if (packed && encoding === 'br' && this.isKept) denseCopies.add(this.etag, this.#body);
    if (!packed) {
      packed = compressors[encoding](this.#body);
      this.#packed.set(encoding, packed);
    }
    return { body: await packed, encoding };
  }
}

function chooseEncoding(accepted: string): Encoding | undefined {
  const offers = accepted
    .toLowerCase()
    .split(',')
    .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(';', 1)[0]?.trim());
  if (offers.includes('br')) return 'br';
  return offers.includes('gzip') ? 'gzip' : undefined;
}
