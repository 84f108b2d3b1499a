import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repoRoot } from '../../site/addresses';

/** What one address answered; latencies in ms. */
export interface Measured {
  requests: number;
  seconds: number;
  /** Answers of status 400 and above. */
  refused: number;
  errors: number;
  p50: number;
  p99: number;
  max: number;
}

const REPORT = join(repoRoot, 'e2e/tools/bench-server/wrk-report.lua');
const run = promisify(execFile);

/**
 * Loads one address by `wrk` with one thread. Where answers are kept, a generator in Node is slower than
 * what it measures: it takes a third of a millisecond for each.
 * @param headers sent with each request
 * @param further where it is given, each request has its own number at the end of its address, from this one on
 * @returns undefined when this machine has no `wrk`
 */
export async function measureByWrk(
  url: string,
  {
    seconds,
    connections,
    headers,
    further,
  }: Record<'seconds' | 'connections', number> & {
    headers: Record<string, string>;
    further?: number;
  },
): Promise<Measured | undefined> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', REPORT, ...sent, url];
  if (further !== undefined) args.push('--', String(further));
  try {
    const { stdout } = await run('wrk', args);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
