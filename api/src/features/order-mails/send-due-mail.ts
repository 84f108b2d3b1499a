import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { mailOutbox, salesOrder } from '../../platform/db/schema/all';
import type { ApiDeps } from '../../platform/deps';
import { MailError, type MailSender } from '../../platform/mail/mail-sender';
import { drawReceipt } from '../receipts/draw-receipt';
import { readReceiptOf } from '../receipts/read-receipt';
import { MAX_ATTEMPTS, pauseAfter } from './mail-pauses';
import { writeOrderMail } from './write-order-mail';

export interface MailDeps extends Pick<ApiDeps, 'db' | 'config' | 'now'> {
  mail: MailSender;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}
type OutboxRow = typeof mailOutbox.$inferSelect;

/** Takes the oldest mail that is due, for as long as an attempt may last. No other process gets it. */
function claim({ db, now }: MailDeps): Promise<OutboxRow | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(mailOutbox)
      .where(
        and(
          isNull(mailOutbox.sentAt),
          isNull(mailOutbox.givenUpAt),
          lte(mailOutbox.nextAttemptAt, now()),
        ),
      )
      .orderBy(asc(mailOutbox.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const attempts = due.attempts + 1;
    const nextAttemptAt = new Date(now().getTime() + pauseAfter(attempts));
    await tx.update(mailOutbox).set({ attempts, nextAttemptAt }).where(eq(mailOutbox.id, due.id));
    return { ...due, attempts };
  });
}

/** Sends one mail. What is wrong with the order now does not matter: its money had arrived. */
async function sendOne(deps: MailDeps, row: OutboxRow): Promise<void> {
  const [order] = await deps.db.select().from(salesOrder).where(eq(salesOrder.id, row.orderId));
  if (!order) throw new MailError('the order is gone', true);
  // Meanwhile a person may be looking at it: nobody is told then that all is well.
  if (order.status !== 'paid') throw new MailError(`the order is ${order.status}`, true);
  const receipt = await readReceiptOf(deps, order, true);
  if (!receipt.buyer) throw new MailError('the receipt has no buyer', true);
  const domain = /@([^>]+)>?$/.exec(deps.config.mail.from)?.[1] ?? 'localhost';
  const messageId = `${row.kind}.${row.orderId}@${domain}`;
  const mail = writeOrderMail(
    { ...receipt, buyer: receipt.buyer },
    await drawReceipt(receipt),
    messageId,
  );
  await deps.mail.send(mail);
}

async function noteFailure(deps: MailDeps, row: OutboxRow, error: unknown): Promise<void> {
  const { id, orderId, attempts } = row;
  const isOver = attempts >= MAX_ATTEMPTS || (error instanceof MailError && error.isFinal);
  const lastError = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
  await deps.db
    .update(mailOutbox)
    .set({ lastError: lastError.slice(0, 300), givenUpAt: isOver ? deps.now() : null })
    .where(eq(mailOutbox.id, id));
  const facts = { orderId, attempts, err: error };
  if (isOver) deps.log.error({ event: 'mail-needs-a-person', ...facts }, 'mail');
  else deps.log.warn({ event: 'mail-not-sent', ...facts }, 'mail');
}

/**
 * Sends the oldest mail that is due; false when there is none. The row is claimed first and marked as
 * sent last: a process that dies in between leaves a mail that is sent again, under the same
 * Message-ID. A second copy is better than a buyer who paid and hears nothing.
 */
export async function sendDueMail(deps: MailDeps): Promise<boolean> {
  const row = await claim(deps);
  if (!row) return false;
  try {
    await sendOne(deps, row);
  } catch (error) {
    await noteFailure(deps, row, error);
    return true;
  }
  await deps.db
    .update(mailOutbox)
    .set({ sentAt: deps.now(), lastError: null })
    .where(eq(mailOutbox.id, row.id));
  deps.log.info({ event: 'mail-sent', orderId: row.orderId, attempts: row.attempts }, 'mail');
  return true;
}
