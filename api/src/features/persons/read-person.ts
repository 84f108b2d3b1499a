import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
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
import { tellable } from './tellable';

/**
 * All that the database has of the person with a phone number, by what it is: for the answer to whoever asks what is held
 * about them. Amounts are in paise.
 * @param phone ten digits
 */
export async function readPerson(db: Db, phone: string) {
  const enquiries = await db.select().from(enquiry).where(eq(enquiry.phone, phone));
  const leads = await db.select().from(lead).where(eq(lead.phone, phone));
  const trackingIds = [...enquiries, ...leads].map(({ trackingId }) => trackingId);
  const events = await db
    .select({ event: testRideEvent, proof: upload })
    .from(testRideEvent)
    .leftJoin(upload, eq(testRideEvent.uploadId, upload.id))
    .where(inArray(testRideEvent.trackingId, trackingIds));
  const applications = await db
    .select()
    .from(dealerApplication)
    .where(eq(dealerApplication.phone, phone));
  const codes = await db.select().from(otpChallenge).where(eq(otpChallenge.phone, phone));
  const orders = await db.select().from(salesOrder).where(eq(salesOrder.phone, phone));
  const orderIds = orders.map(({ id }) => id);
  const payments = await db.select().from(payment).where(inArray(payment.orderId, orderIds));
  const paymentIds = payments.map(({ id }) => id);
  const paymentEvents = await db
    .select()
    .from(paymentEvent)
    .where(inArray(paymentEvent.paymentId, paymentIds));
  const mails = await db.select().from(mailOutbox).where(inArray(mailOutbox.orderId, orderIds));
  return {
    enquiries: tellable(enquiries),
    leads: tellable(leads),
    testRideEvents: tellable(
      events.map(({ event, proof }) => ({
        ...event,
        proof: proof && { type: proof.contentType, bytes: proof.bytes, file: proof.storedName },
      })),
    ),
    dealerApplications: tellable(applications),
    oneTimeCodes: tellable(codes),
    orders: tellable(orders),
    payments: tellable(payments),
    paymentEvents: tellable(paymentEvents),
    mails: tellable(mails),
  };
}
