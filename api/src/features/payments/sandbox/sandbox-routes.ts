import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasAlready } from '@site/server';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { toReadyAnswer } from '../../../platform/answers/answer-cache';
import { payment } from '../../../platform/db/schema/all';
import type { ApiDeps } from '../../../platform/deps';
import { HttpError } from '../../../platform/http/http-error';
import { sandboxPath } from '../../../platform/payment-provider/sandbox-path';
import type {
  SandboxProvider,
  SignedWebhook,
} from '../../../platform/payment-provider/sandbox-provider';
import { takeWebhook } from '../webhook/take-webhook';

const payBody = z.object({
  order_id: z.string().regex(/^order_\w{1,40}$/),
  outcome: z.enum(['success', 'failure']),
});

/** Sends webhooks a while after the payment, signed, as the provider does. */
function createWebhookSender(app: FastifyInstance, deps: ApiDeps, delayMs: number) {
  const waiting = new Map<NodeJS.Timeout, SignedWebhook>();
  const deliver = async ({ body, signature, eventId }: SignedWebhook): Promise<void> => {
    try {
      await takeWebhook(deps, app.log, { body: Buffer.from(body), signature, eventId });
    } catch (error) {
      app.log.warn({ err: error }, 'sandbox webhook');
    }
  };
  // A stop does not wait for the delay, but sends each webhook before it ends.
  app.addHook('preClose', async () => {
    const left = [...waiting];
    waiting.clear();
    for (const [timer, webhook] of left) {
      clearTimeout(timer);
      await deliver(webhook);
    }
  });
  return (webhook: SignedWebhook): void => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      void deliver(webhook);
    }, delayMs);
    waiting.set(timer, webhook);
  };
}

/** The widget: a script with the surface of the provider's own, read once. */
function scriptRoute(app: FastifyInstance, url: string, apiHome: string): void {
  const file = join(apiHome, 'src/features/payments/sandbox/checkout.js');
  const { body, etag } = toReadyAnswer(readFileSync(file, 'utf8'));
  app.get(url, { schema: { hide: true } }, async (request, reply) => {
    reply.headers({ etag, 'cache-control': 'public, max-age=300' });
    if (hasAlready(request, etag)) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(body);
  });
}

/** What the pretended provider serves: its widget's script, and the payment behind its button. */
export function sandboxRoutes(
  app: FastifyInstance,
  deps: ApiDeps,
  provider: SandboxProvider,
  webhookDelayMs: number,
): void {
  const base = sandboxPath(deps.config.app);
  const send = createWebhookSender(app, deps, webhookDelayMs);
  scriptRoute(app, provider.scriptUrl, deps.config.apiHome);
  app.route({
    method: 'POST',
    url: `${base}/pay`,
    config: deps.writeLimit,
    schema: { tags: ['payments'], summary: 'Sandbox: pay an order, or fail to', body: payBody },
    handler: async (request, reply) => {
      const { order_id: orderId, outcome } = payBody.parse(request.body);
      const [order] = await deps.db
        .select()
        .from(payment)
        .where(eq(payment.vendorOrderId, orderId));
      if (!order) throw new HttpError(404, 'The id provided does not exist.');
      if (order.status === 'paid') throw new HttpError(409, 'This order is paid already.');
      const { amountPaise } = order;
      const { paymentId, signature } = await provider.take({ orderId, amountPaise }, outcome);
      const entity = { paymentId, orderId, amountPaise };
      reply.header('cache-control', 'no-store');
      if (outcome === 'failure') {
        send(provider.writeWebhook('payment.failed', entity));
        return reply.send({ razorpay_payment_id: paymentId, razorpay_order_id: orderId });
      }
      send(provider.writeWebhook('payment.captured', entity));
      return reply.send({
        razorpay_payment_id: paymentId,
        razorpay_order_id: orderId,
        razorpay_signature: signature,
      });
    },
  });
}
