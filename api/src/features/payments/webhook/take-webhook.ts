import { OnceASecond } from '@site/server';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiDeps } from '../../../platform/deps';
import { HttpError } from '../../../platform/http/http-error';
import { settle } from '../settle';
import { warnOfUnknownOrder } from '../unknown-order';
import { readWebhook } from './webhook-event';

const EVENT_ID = /^[\w.-]{1,100}$/;

/** Webhooks that were refused: a stranger's, or all of them where the secret is another than the provider's. */
const forged = new OnceASecond();

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
    const isSigned = signature !== '';
    forged.add((refused) =>
      log.warn({ event: 'webhook-refused', isSigned, refused }, 'no right signature of a webhook'),
    );
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
    const { vendorOrderId, fact } = news;
    warnOfUnknownOrder(log, { vendorOrderId, paymentReference: fact.reference, kind: fact.kind });
  }
  return { message: settled ? 'Accepted.' : 'Ignored.' };
}
