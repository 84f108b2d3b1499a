import autocannon from 'autocannon';
import { type Measured, measureByWrk } from './wrk';

export const BROTLI = { 'accept-encoding': 'br' };

let asked = 0;

/** So many numbers that no address of this run has had yet; the first of them. */
export function takeNumbers(count: number): number {
  const first = asked + 1;
  asked += count;
  return first;
}

/** A page of its own for each request: a parameter that the page shows and nobody asked for before. */
export const anew = (path: string): autocannon.Request[] => [
  { setupRequest: (request) => ({ ...request, path: `${path}?variant=${takeNumbers(1)}` }) },
];

/** Loads an address by autocannon, 50 connections unless said, each of which asks again as soon as it is answered. */
export const loadByAutocannon = (url: string, options: Partial<autocannon.Options>) =>
  autocannon({ url, connections: 50, headers: BROTLI, ...options });

/** What autocannon found, in the words of `wrk`. */
export const inWordsOfWrk = (result: autocannon.Result): Measured => {
  const { latency, duration, errors, timeouts } = result;
  const ok = result['2xx'] + result['3xx'];
  const refused = result.non2xx - result['3xx'];
  const { p50, p99, max } = latency;
  return {
    ...{ requests: ok + refused, seconds: duration, refused, errors: errors + timeouts },
    ...{ p50, p99, max },
  };
};

/** What was measured of an address, and by what. */
export interface Rate extends Measured {
  generator: 'wrk' | 'autocannon';
}

/** Loads an address whose answer is kept, by `wrk` where there is one: it needs less of the processor than the host. */
export async function loadKept(
  url: string,
  seconds: number,
  headers: Record<string, string> = BROTLI,
): Promise<Rate> {
  const found = await measureByWrk(url, { seconds, connections: 50, headers });
  if (found) return { generator: 'wrk', ...found };
  const result = await loadByAutocannon(url, { duration: seconds, headers });
  return { generator: 'autocannon', ...inWordsOfWrk(result) };
}

/** Loads a page that is rendered for each request. */
export async function loadRendered(origin: string, path: string, seconds: number): Promise<Rate> {
  const connections = 20;
  const url = `${origin}${path}?variant=`;
  const found = await measureByWrk(url, { seconds, connections, headers: BROTLI, further: 1e9 });
  if (found) return { generator: 'wrk', ...found };
  const requests = anew(path);
  const result = await loadByAutocannon(origin, { duration: seconds, requests, connections });
  return { generator: 'autocannon', ...inWordsOfWrk(result) };
}
