import { and, count, eq, gt, max, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/db';
import { otpChallenge } from '../../platform/db/schema/all';
import { codeRules } from './one-time-code';
import type { SendHistory } from './send-limits';

/**
 * What was sent to a number and from an address in the last hour. Two requests from one address, or
 * for one number, wait for each other here, so that a limit cannot be passed by asking twice at once.
 */
export async function readSendHistory(
  tx: Tx,
  { phone, addressHash, now }: { phone: string; addressHash: string; now: Date },
): Promise<SendHistory> {
  // Always in this order, so that no two requests wait for each other in a circle.
  await tx.execute(sql`select pg_advisory_xact_lock(7316004, hashtext(${addressHash}))`);
  await tx.execute(sql`select pg_advisory_xact_lock(7316003, hashtext(${phone}))`);
  const since = gt(otpChallenge.createdAt, new Date(now.getTime() - codeRules.windowMs));
  const [toNumber] = await tx
    .select({ sent: count(), last: max(otpChallenge.createdAt) })
    .from(otpChallenge)
    .where(and(eq(otpChallenge.phone, phone), since));
  const [fromAddress] = await tx
    .select({ sent: count() })
    .from(otpChallenge)
    .where(and(eq(otpChallenge.addressHash, addressHash), since));
  return {
    lastToNumber: toNumber?.last ?? null,
    toNumber: toNumber?.sent ?? 0,
    fromAddress: fromAddress?.sent ?? 0,
  };
}
