import { checkExistingCustomer } from '@site/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { enquiry } from '../../platform/db/schema/all';
import type { ApiDeps } from '../../platform/deps';
import { serveRead } from '../../platform/http/serve-read';

/** Whether an enquiry of a phone exists: 1 or 0. An id that is no phone has none. */
export function checkExistingCustomerRoute(app: FastifyInstance, deps: ApiDeps): void {
  const exists = async (phone: string): Promise<0 | 1> => {
    const [found] = await deps.db
      .select({ id: enquiry.id })
      .from(enquiry)
      .where(eq(enquiry.phone, phone))
      .limit(1);
    return found ? 1 : 0;
  };
  // Nobody should be able to try through all numbers, not with invented devices either.
  serveRead(app, deps, checkExistingCustomer, ({ params: { id } }) => exists(id), {
    isLimited: true,
    limit: deps.customerCheckLimit,
  });
}
