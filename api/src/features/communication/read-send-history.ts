import { and, count, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/db';
import { otpChallenge } from '../../platform/db/schema/all';
import { codeRules } from './one-time-code';
import type { SendHistory } from './send-limits';

/** Who asks for a code, and for which number. */
export interface CodeSender {
  phone: string;
  addressHash: string;
  /** Null for a sender without a device token. */
  deviceHash: string | null;
  now: Date;
}

/**
 * What was sent to a number and from a sender in the last hour, and to the number in the last day. Two requests of one sender, or for
 * one number, wait for each other here, so that a limit cannot be passed by asking twice at once.
 * The limits of a shared address and of the site may be passed by as many as ask at the same moment.
 */
export async function readSendHistory(
  tx: Tx,
  { phone, addressHash, deviceHash, now }: CodeSender,
): Promise<SendHistory> {
  // Always in this order, so that no two requests wait for each other in a circle. Buyers behind one
  // address have tokens of their own and do not wait for each other.
  await tx.execute(
    sql`select pg_advisory_xact_lock(7316004, hashtext(${deviceHash ?? addressHash}))`,
  );
  await tx.execute(sql`select pg_advisory_xact_lock(7316003, hashtext(${phone}))`);
  const since = gt(otpChallenge.createdAt, new Date(now.getTime() - codeRules.windowMs));
  const sent = async (...of: Parameters<typeof and>): Promise<number> => {
    const [row] = await tx
      .select({ sent: count() })
      .from(otpChallenge)
      .where(and(...of, since));
    return row?.sent ?? 0;
  };
  // What lies ahead was sent before a clock was put back: waiting for it would take as long as it was put back by.
  const isPast = lte(otpChallenge.createdAt, new Date(now.getTime() + codeRules.pauseMs));
  const last = sql<Date | null>`max(${otpChallenge.createdAt}) filter (where ${isPast})`;
  const [toNumber] = await tx
    .select({ sent: count(), last: last.mapWith(otpChallenge.createdAt) })
    .from(otpChallenge)
    .where(and(eq(otpChallenge.phone, phone), since));
  const sinceYesterday = gt(otpChallenge.createdAt, new Date(now.getTime() - codeRules.dayMs));
  const [ofDay] = await tx
    .select({ open: count() })
    .from(otpChallenge)
    .where(and(eq(otpChallenge.phone, phone), isNull(otpChallenge.verifiedAt), sinceYesterday));
  const isSender = eq(otpChallenge.addressHash, addressHash);
  return {
    lastToNumber: toNumber?.last ?? null,
    toNumber: toNumber?.sent ?? 0,
    openToNumberOfDay: ofDay?.open ?? 0,
    fromDevice: deviceHash === null ? 0 : await sent(eq(otpChallenge.deviceHash, deviceHash)),
    fromAddress: deviceHash === null ? await sent(isSender, isNull(otpChallenge.deviceHash)) : 0,
    openFromAddress: await sent(isSender, isNull(otpChallenge.verifiedAt)),
    fromSite: await sent(),
  };
}
