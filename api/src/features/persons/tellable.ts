/** Secrets of ours, which tell a person nothing: hashes, and the numbers of our rows. */
const OURS = new Set([
  ...['id', 'orderId', 'paymentId', 'uploadId'],
  ...['codeHash', 'addressHash', 'deviceHash', 'referenceHash'],
]);

/** Rows as a person may read them, the oldest first. */
export const tellable = (rows: readonly { createdAt: Date }[]): Record<string, unknown>[] =>
  [...rows]
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !OURS.has(name))));
