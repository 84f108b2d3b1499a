import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { OnceASecond, retryAfter, SOON } from '@site/server';
import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';
import { forgetBody } from './body-headers';

/** A reply as the proxy's library hands it on. */
type ProxiedReply = FastifyReply<RouteGenericInterface, RawServerBase>;

const NOT_MODIFIED = 304;

/**
 * Passes answers of the API on. Each reply gets one answer, whatever happens on the way and in what order: a second
 * one would throw where nobody catches it, and end the host. An answer is passed on once the first of its body is
 * there: until then a failure can be told in our own words.
 */
export class PassOn {
  readonly #given = new WeakSet<object>();
  readonly #failures = new OnceASecond();

  /** @param silenceMs how long nothing may move in an answer that has begun: as long as its visitor may read nothing */
  constructor(readonly silenceMs: number) {}

  /** The head of an answer is here; the reply has its status and headers. */
  answer(reply: ProxiedReply, stream: IncomingMessage): void {
    if (reply.statusCode === NOT_MODIFIED) {
      stream.resume();
      // Without a body: the compression would call an empty one compressed, and caches take that for the kept one.
      if (this.#isFirst(reply)) reply.send();
      return;
    }
    once(stream, 'readable')
      .then(() => {
        // A stream that has ended already has given its connection back.
        stream.socket?.setTimeout(this.silenceMs);
        if (this.#isFirst(reply)) reply.send(stream);
      })
      .catch((error: Error) => this.fail(reply, error));
  }

  /** The API could not be asked, or did not answer in time or to the end. */
  fail(reply: ProxiedReply, error: Error): void {
    const { destroyed, complete } = reply.request.raw;
    const isFirst = this.#isFirst(reply);
    // The library tells of one visitor who leaves twice: of the body that ends, and of the call that is given up.
    if (destroyed && !complete) {
      if (isFirst)
        reply.log.info({ event: 'caller-left' }, 'the visitor left before the request was whole');
    } else if (!reply.raw.writableEnded) {
      // All calls of all visitors fail while the API is away: a line for each would fill the disk.
      this.#failures.add((calls) =>
        reply.log.error({ err: error, alarm: 'api', calls }, 'the API does not answer'),
      );
    }
    if (!isFirst) return;
    forgetBody(reply);
    const status = 'statusCode' in error && error.statusCode === 504 ? 504 : 503;
    reply
      .code(status)
      .headers({ 'cache-control': 'no-store', ...retryAfter(SOON) })
      .send({ status, message: 'The service does not answer at the moment.' });
  }

  #isFirst(reply: ProxiedReply): boolean {
    if (this.#given.has(reply)) return false;
    this.#given.add(reply);
    return true;
  }
}
