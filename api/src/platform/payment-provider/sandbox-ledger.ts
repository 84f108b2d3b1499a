import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/db';
import { sandboxPayment } from '../db/schema/all';
import type { SandboxLedger } from './sandbox-provider';

/** The ledger in the database. */
export function createSandboxLedger(db: Db): SandboxLedger {
  return {
    async add(vendorOrderId, payment) {
      await db.insert(sandboxPayment).values({ ...payment, vendorOrderId });
    },
    async list(vendorOrderId) {
      const { paymentId, status, amountPaise, currency, refundedPaise } = sandboxPayment;
      return db
        .select({ paymentId, status, amountPaise, currency, refundedPaise })
        .from(sandboxPayment)
        .where(eq(sandboxPayment.vendorOrderId, vendorOrderId))
        .orderBy(asc(sandboxPayment.createdAt));
    },
  };
}
