import { createHash } from 'node:crypto';
import { ORDER_REFERENCE_HEADER } from '@site/contract';
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/db';
import { payment, salesOrder } from '../../platform/db/schema/all';
import { HttpError } from '../../platform/http/http-error';
import { keyedHash } from '../../platform/keyed-hash';

const REFERENCE = /^[\w-]{43}$/;

/**
 * The reference of an order: 256 bits that nobody can guess, always the same for the same order, so
 * that a repeated answer can have it again though it is kept nowhere.
 */
export const makeOrderReference = (secret: string, vendorOrderId: string): string =>
  keyedHash(secret, 'order reference', vendorOrderId);

/** What is stored of a reference. It has no key: a new token secret must not cut devices off. */
export const hashOrderReference = (reference: string): string =>
  createHash('sha256').update(reference).digest('base64url');

/**
 * Lets an order be found by this reference. It is another one than before after a new token secret; the
 * device that asks has nothing else from then on.
 */
export async function rememberReference(
  db: Db,
  vendorOrderId: string,
  reference: string,
): Promise<void> {
  const referenceHash = hashOrderReference(reference);
  const itsOrder = db
    .select({ id: payment.orderId })
    .from(payment)
    .where(eq(payment.vendorOrderId, vendorOrderId));
  await db
    .update(salesOrder)
    .set({ referenceHash })
    .where(
      and(
        inArray(salesOrder.id, itsOrder),
        or(isNull(salesOrder.referenceHash), ne(salesOrder.referenceHash, referenceHash)),
      ),
    );
}

/** The answer to who asks for an order that there is not. */
export const unknownOrder = (): HttpError => new HttpError(404, 'This order is not known.');

/** The order that the request's reference names. @throws HttpError 404 without one that is known */
export async function findReferredOrder(db: Db, request: FastifyRequest) {
  const reference = request.headers[ORDER_REFERENCE_HEADER];
  const isReference = typeof reference === 'string' && REFERENCE.test(reference);
  const [order] = isReference
    ? await db
        .select()
        .from(salesOrder)
        .where(eq(salesOrder.referenceHash, hashOrderReference(reference)))
    : [];
  if (!order) throw unknownOrder();
  return order;
}
