import { servicePath } from '@site/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiDeps } from '../../platform/deps';
import { HttpError } from '../../platform/http/http-error';
import { settle } from './settle';
import { readWebhook } from './webhook-event';

const MAX_BYTES = 64 * 1024;
const EVENT_ID = /^[\w.-]{1,100}$/;

/** Where the provider sends its webhooks. */
export const webhookPath = (deps: ApiDeps): string =>
  `${servicePath('app', deps.config.app)}/payments/${deps.payments.name}/webhook`;

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/** A webhook as it arrived: the signature is over these very bytes. */
export interface IncomingWebhook {
  body: Buffer;
  signature: string;
  /** The provider's id of the event; anything odd counts as none. */
  eventId: string;
}

/**
 * Takes a webhook: the news that counts when a browser went away. One about an order that is not
 * ours, or of no interest, is accepted too, so that the provider stops sending it.
 * @throws HttpError 401 for a forged one, 400 for one that cannot be read
 */
export async function takeWebhook(
  deps: ApiDeps,
  log: FastifyBaseLogger,
  { body, signature, eventId }: IncomingWebhook,
): Promise<{ message: string }> {
  if (!deps.payments.verifyWebhook(body, signature)) {
    throw new HttpError(401, 'The signature is not valid.');
  }
  const news = readWebhook(body);
  if (news === 'malformed') throw new HttpError(400, 'The webhook could not be read.');
  if (news === 'other') return { message: 'Ignored.' };
  const vendorEventId = EVENT_ID.test(eventId) ? eventId : undefined;
  const settled = await deps.db.transaction((tx) =>
    settle(tx, log, { ...news, source: 'webhook', vendorEventId }),
  );
  if (!settled && news.fact.kind !== 'failed') {
    // Money under an order id that we do not have: nobody would ever look for it.
    const { vendorOrderId, fact } = news;
    log.warn(
      {
        event: 'payment-needs-a-person',
        outcome: 'unknown-order',
        kind: fact.kind,
        vendorOrderId,
        paymentReference: fact.reference,
      },
      'payment',
    );
  }
  return { message: settled ? 'Accepted.' : 'Ignored.' };
}

/** The route that takes the provider's webhooks. */
export function webhookRoute(app: FastifyInstance, deps: ApiDeps): void {
  app.register(async (scope) => {
    // The signature is over the bytes as they came: nothing may parse them before.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    scope.route({
      method: 'POST',
      url: webhookPath(deps),
      bodyLimit: MAX_BYTES,
      schema: { tags: ['payments'], summary: "The payment provider's webhooks (signed)" },
      handler: async (request) => {
        const { message } = await takeWebhook(deps, request.log, {
          body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          signature: header(request, 'x-razorpay-signature'),
          eventId: header(request, 'x-razorpay-event-id'),
        });
        return { status: 200, message };
      },
    });
  });
}
