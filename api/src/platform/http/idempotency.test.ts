import type { Db } from '../db/db';
import { runOnce } from './idempotency';

it('a write whose key was freed between two statements is refused with the time to come back, and not run', async () => {
  // What the database answers then: the key is taken by another write, and a moment later it is not there.
  const tx = {
    insert: () => ({
      values: () => ({ onConflictDoNothing: () => ({ returning: async () => [] }) }),
    }),
    select: () => ({ from: () => ({ where: async () => [] }) }),
  };
  const db = { transaction: (work: (own: typeof tx) => unknown) => work(tx) } as unknown as Db;
  const write = jest.fn();
  const identity = { key: 'key-1', route: 'POST /order', bodyHash: 'hash' };
  await expect(runOnce(db, identity, write)).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': expect.stringMatching(/^[1-3]$/) },
  });
  expect(write).not.toHaveBeenCalled();
});
