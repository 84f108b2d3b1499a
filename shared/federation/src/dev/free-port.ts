import { createServer } from 'node:net';

/** Where development listens: this machine only. */
export const DEV_HOST = '127.0.0.1';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, DEV_HOST, () => probe.close(() => resolve(true)));
  });

/**
 * The first free ports from a number upwards.
 * @throws Error when the numbers end before enough are found
 */
export async function freePorts(count: number, from: number): Promise<number[]> {
  const found: number[] = [];
  for (let port = from; found.length < count; port += 1) {
    if (port > 65_535) throw new Error(`There are no ${count} free ports from ${from} upwards.`);
    if (await isFree(port)) found.push(port);
  }
  return found;
}
