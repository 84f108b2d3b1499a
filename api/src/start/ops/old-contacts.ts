import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import type { CleanUpPlace } from './clean-uploads';
import type { Batch } from './delete-batches';

/** Proofs that are removed at a time: each is a file. */
const PROOFS = 500;

/**
 * Whether nobody was in contact by a phone number since a moment: no enquiry, no lead, no order, and no change of a test
 * ride of it. One question after the other, and for each row, so that rows are taken as the index of their time has them
 * and no more than a batch needs: what is asked last is dear for a number that staff enter for thousands of rides.
 * @param phone of the row in hand
 */
function isSilentSince(phone: SQL, since: string): SQL {
  const contacts = [
    ...['enquiry', 'lead', 'sales_order'].map(
      (table) => sql`
        select 1 from ${sql.identifier(table)} as newer
        where newer.phone = ${phone} and newer.created_at >= ${since}`,
    ),
    // Of old rows alone: the others are contacts by themselves.
    ...['enquiry', 'lead'].map(
      (table) => sql`
        select 1 from ${sql.identifier(table)} as own
        join test_ride_event as ride on ride.tracking_id = own.tracking_id
        where own.phone = ${phone} and own.created_at < ${since} and ride.created_at >= ${since}`,
    ),
  ];
  const whens = contacts.map((contact) => sql`when exists (${contact}) then false`);
  return sql`case ${sql.join(whens, sql` `)} else true end`;
}

/**
 * Enquiries, or leads, whose sender was not heard of since a moment, with the history of their test rides. Whoever was in
 * contact after it keeps all of theirs.
 */
export const silentContacts =
  (table: 'enquiry' | 'lead') =>
  ({ before, limit }: Batch): SQL => {
    const since = before.toISOString();
    const name = sql.identifier(table);
    return sql`
      with old as (
        select id, tracking_id from ${name} as one
        where created_at < ${since} and ${isSilentSince(sql`one.phone`, since)}
        order by created_at limit ${limit} for update skip locked
      ), rides as (
        delete from test_ride_event where tracking_id in (select tracking_id from old)
      )
      delete from ${name} where id in (select id from old)`;
  };

/** Orders that nobody paid and whose buyer was not heard of since a moment, with what was tried to pay them. */
export function silentOrders({ before, limit }: Batch): SQL {
  const since = before.toISOString();
  return sql`
    with old as (
      select id from sales_order as one
      where status in ('created', 'failed') and created_at < ${since}
        and ${isSilentSince(sql`one.phone`, since)}
        and not exists (
          select 1 from payment
          where payment.order_id = one.id
            and (payment.payment_reference is not null or payment.status not in ('created', 'failed')))
      order by created_at limit ${limit} for update skip locked
    ), tried as (
      select id from payment where order_id in (select id from old)
    ), audit as (
      delete from payment_event where payment_id in (select id from tried)
    ), payments as (
      delete from payment where id in (select id from tried)
    ), mails as (
      delete from mail_outbox where order_id in (select id from old)
    )
    delete from sales_order where id in (select id from old)`;
}

/** Applications of who has not become a dealer: no dealer has their number. */
export function oldApplications({ before, limit }: Batch): SQL {
  return sql`
    delete from dealer_application where id in (
      select id from dealer_application as one
      where created_at < ${before.toISOString()}
        and not exists (
          select 1 from dealer
          where right(regexp_replace(dealer.phone, '[^0-9]', '', 'g'), 10) = one.phone)
      order by created_at limit ${limit} for update skip locked)`;
}

/**
 * Removes proofs of test rides from before a moment: first the file, then the row, so that no file is left of which
 * nobody knows. @returns how many
 * @throws Error of the file system; the proofs that are left are the next round's
 */
export async function removeOldProofs(
  { db, uploadsDir }: Pick<CleanUpPlace, 'db' | 'uploadsDir'>,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0;
  while (!signal?.aborted) {
    const { rows } = await db.execute<{ id: string; stored_name: string }>(sql`
      select id, stored_name from upload where created_at < ${before.toISOString()}
      order by created_at limit ${PROOFS}`);
    for (const { stored_name } of rows) await rm(join(uploadsDir, stored_name), { force: true });
    const ids = sql.join(
      rows.map(({ id }) => sql`${id}::uuid`),
      sql`, `,
    );
    if (rows.length > 0)
      await db.execute(sql`
        with rides as (
          update test_ride_event set upload_id = null where upload_id in (${ids})
        )
        delete from upload where id in (${ids})`);
    removed += rows.length;
    if (rows.length < PROOFS) break;
  }
  return removed;
}
