import { servicePath } from '@site/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiDeps } from '../deps';
import { HttpError } from '../http/http-error';
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

/**
 * The provider's webhooks: the news that counts when a browser went away. A forged one is 401; one
 * about an order that is not ours, or of no interest, is 200, so that the provider stops sending it.
 */
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
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        if (!deps.payments.verifyWebhook(body, header(request, 'x-razorpay-signature'))) {
          throw new HttpError(401, 'The signature is not valid.');
        }
        const news = readWebhook(body);
        if (news === 'malformed') throw new HttpError(400, 'The webhook could not be read.');
        if (news === 'other') return { status: 200, message: 'Ignored.' };
        const eventId = header(request, 'x-razorpay-event-id');
        const settled = await deps.db.transaction((tx) =>
          settle(tx, {
            ...news,
            source: 'webhook',
            vendorEventId: EVENT_ID.test(eventId) ? eventId : undefined,
          }),
        );
        if (settled?.outcome === 'mismatch' || settled?.outcome === 'duplicate') {
          request.log.warn(
            { event: 'payment-needs-a-person', outcome: settled.outcome },
            'payment',
          );
        }
        return { status: 200, message: settled ? 'Accepted.' : 'Ignored.' };
      },
    });
  });
}
