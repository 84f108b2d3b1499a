import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db';
import {
  dealerApplication,
  enquiry,
  lead,
  mailOutbox,
  otpChallenge,
  payment,
  paymentEvent,
  salesOrder,
  testRideEvent,
  upload,
} from '../../platform/db/schema/all';
import { PAY_WINDOW_DAYS } from '../payments/pay-window';

const DAY_MS = 86_400_000;

/** Why an order stays: tax law wants what was paid kept, and what may still be paid is needed to answer for the money. */
export type KeptBecause = 'it was paid' | 'it may still be paid';

/** What was removed, and the orders that stay. */
export interface Erasure {
  /** Rows by what they are; proofs are files. */
  removed: Record<
    | 'enquiries'
    | 'leads'
    | 'testRideEvents'
    | 'proofs'
    | 'dealerApplications'
    | 'oneTimeCodes'
    | 'orders',
    number
  >;
  kept: { trackingId: string; because: KeptBecause }[];
}

interface EraseOptions {
  uploadsDir: string;
  now: Date;
}

/** Removes rides with their proofs: first the files, so that none is left of which nobody knows. */
async function eraseRides(tx: Tx, trackingIds: readonly string[], uploadsDir: string) {
  const ofPerson = inArray(testRideEvent.trackingId, [...trackingIds]);
  const proofs = await tx
    .select({ id: upload.id, storedName: upload.storedName })
    .from(upload)
    .innerJoin(testRideEvent, eq(testRideEvent.uploadId, upload.id))
    .where(ofPerson);
  for (const { storedName } of proofs) await rm(join(uploadsDir, storedName), { force: true });
  const rides = await tx.delete(testRideEvent).where(ofPerson);
  await tx.delete(upload).where(
    inArray(
      upload.id,
      proofs.map(({ id }) => id),
    ),
  );
  return { testRideEvents: rides.rowCount ?? 0, proofs: proofs.length };
}

/**
 * Orders of a number, each with why it stays; locked, so that none is paid meanwhile: payments before orders, as where
 * a payment is settled.
 */
async function judgeOrders(tx: Tx, phone: string, now: Date) {
  const ofPerson = eq(salesOrder.phone, phone);
  const ids = await tx.select({ id: salesOrder.id }).from(salesOrder).where(ofPerson);
  const payments = await tx
    .select()
    .from(payment)
    .where(
      inArray(
        payment.orderId,
        ids.map(({ id }) => id),
      ),
    )
    .for('update');
  const orders = await tx
    .select({
      id: salesOrder.id,
      trackingId: salesOrder.trackingId,
      status: salesOrder.status,
      createdAt: salesOrder.createdAt,
    })
    .from(salesOrder)
    .where(ofPerson)
    .orderBy(salesOrder.createdAt)
    .for('update');
  const isUnpaid = (status: string) => status === 'created' || status === 'failed';
  return orders.map((order) => {
    const own = payments.filter(({ orderId }) => orderId === order.id);
    const isPaid =
      !isUnpaid(order.status) ||
      own.some(({ status, paymentReference }) => !isUnpaid(status) || paymentReference !== null);
    const isYoung = now.getTime() - order.createdAt.getTime() < PAY_WINDOW_DAYS * DAY_MS;
    const because: KeptBecause | undefined = isPaid
      ? 'it was paid'
      : isYoung
        ? 'it may still be paid'
        : undefined;
    return { ...order, because, paymentIds: own.map(({ id }) => id) };
  });
}

async function eraseOrders(tx: Tx, orders: readonly { id: string; paymentIds: string[] }[]) {
  const ids = orders.map(({ id }) => id);
  const paymentIds = orders.flatMap((order) => order.paymentIds);
  await tx.delete(paymentEvent).where(inArray(paymentEvent.paymentId, paymentIds));
  await tx.delete(payment).where(inArray(payment.id, paymentIds));
  await tx.delete(mailOutbox).where(inArray(mailOutbox.orderId, ids));
  await tx.delete(salesOrder).where(inArray(salesOrder.id, ids));
}

/**
 * Removes what the database and the folder of proofs have of the person with a phone number. Orders that were paid stay,
 * because tax law demands it, and so do orders that may still be paid: whoever pays one must get what was paid for.
 * Removing again is safe, and removes what has come meanwhile.
 * @param phone ten digits
 * @throws Error of the file system when a proof cannot be removed: then no row was
 */
export function erasePerson(
  db: Db,
  phone: string,
  { uploadsDir, now }: EraseOptions,
): Promise<Erasure> {
  return db.transaction(async (tx) => {
    const judged = await judgeOrders(tx, phone, now);
    const enquiries = await tx
      .delete(enquiry)
      .where(eq(enquiry.phone, phone))
      .returning({ trackingId: enquiry.trackingId });
    const leads = await tx
      .delete(lead)
      .where(eq(lead.phone, phone))
      .returning({ trackingId: lead.trackingId });
    const applications = await tx
      .delete(dealerApplication)
      .where(eq(dealerApplication.phone, phone));
    const codes = await tx.delete(otpChallenge).where(eq(otpChallenge.phone, phone));
    const orders = judged.filter(({ because }) => because === undefined);
    await eraseOrders(tx, orders);
    const trackingIds = [...enquiries, ...leads].map(({ trackingId }) => trackingId);
    // Last: a file that is gone does not come back when the transaction fails.
    const rides = await eraseRides(tx, trackingIds, uploadsDir);
    return {
      removed: {
        enquiries: enquiries.length,
        leads: leads.length,
        ...rides,
        dealerApplications: applications.rowCount ?? 0,
        oneTimeCodes: codes.rowCount ?? 0,
        orders: orders.length,
      },
      kept: judged.flatMap(({ trackingId, because }) => (because ? [{ trackingId, because }] : [])),
    };
  });
}
