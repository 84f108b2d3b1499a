import getPort, { portNumbers } from 'get-port';

/** Where development listens: this machine only. */
export const DEV_HOST = '127.0.0.1';

const LOWEST_PORT = 1_024;
const HIGHEST_PORT = 65_535;

/** Free ports, the first ones from a number upwards where there are any. */
export async function freePorts(count: number, from: number): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) {
    const port = portNumbers(Math.max(from, LOWEST_PORT), HIGHEST_PORT);
    found.push(await getPort({ host: DEV_HOST, port, exclude: found }));
  }
  return found;
}
