import { servicePath } from '@site/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiDeps } from '../../../platform/deps';
import { takeWebhook } from './take-webhook';

const MAX_BYTES = 64 * 1024;

/** Where the provider sends its webhooks. */
const webhookPath = (deps: ApiDeps): string =>
  `${servicePath('app', deps.config.app)}/payments/${deps.payments.name}/webhook`;

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

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
