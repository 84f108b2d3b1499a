import { Agent, request } from 'node:http';

/** What came of one call, with the milliseconds until its last byte. */
export interface CallResult {
  /** 0 when there was no answer. */
  status: number;
  retryAfterMs: number;
  ms: number;
}

export interface Call {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

const TIMEOUT_MS = 10_000;
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** One HTTP call on a kept connection; never rejects. */
export function call({ url, method = 'GET', headers = {}, body }: Call): Promise<CallResult> {
  const started = performance.now();
  const ms = () => performance.now() - started;
  return new Promise((done) => {
    const lost = () => done({ status: 0, retryAfterMs: 0, ms: ms() });
    const outgoing = request(url, { method, agent, timeout: TIMEOUT_MS, headers }, (response) => {
      response.resume();
      response.once('error', lost);
      response.once('end', () => {
        const retryAfterMs = Number(response.headers['retry-after'] ?? 0) * 1000;
        done({ status: response.statusCode ?? 0, retryAfterMs, ms: ms() });
      });
    });
    outgoing.once('timeout', () => outgoing.destroy());
    outgoing.once('error', lost);
    outgoing.end(body);
  });
}

const TICK_MS = 20;

/**
 * Starts things at a rate, whether or not the earlier ones have ended, as visitors do. Resolves when
 * the last has ended.
 */
export async function atRate(
  perSecond: number,
  seconds: number,
  start: (index: number) => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const all: Promise<void>[] = [];
  const total = Math.round(perSecond * seconds);
  await new Promise<void>((done) => {
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - began) / 1000) * perSecond));
      while (all.length < due) all.push(start(all.length));
      if (all.length < total) return;
      clearInterval(timer);
      done();
    }, TICK_MS);
  });
  await Promise.all(all);
}

/** The time within which a share of all stays, from 0 to 1; 0 without any. */
function percentileOf(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Whole milliseconds within which half, 95 %, 99 % and all of some calls were answered. */
export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
  longest: number;
}

export function percentilesOf(calls: readonly { ms: number }[]): Percentiles {
  const times = calls.map(({ ms }) => ms);
  const [p50 = 0, p95 = 0, p99 = 0, longest = 0] = [0.5, 0.95, 0.99, 1].map((share) =>
    Math.round(percentileOf(times, share)),
  );
  return { p50, p95, p99, longest };
}

/** The same as one cell of a table; a dash without any call. */
export const percentilesCell = (calls: readonly { ms: number }[]): string =>
  calls.length > 0 ? Object.values(percentilesOf(calls)).join(' / ') : '–';
