import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { repoRoot } from '../../site/addresses';
import type { Rate } from './load';
import type { Measured } from './wrk';

const RAW = join(repoRoot, 'docs/figures/server.json');

/** Pages that were sent in a second, those that were refused left out. */
export const pagesPerSecond = ({ requests, refused, seconds }: Measured): number =>
  Math.round((requests - refused) / seconds);

/** What a share of all stays within, in whole ms; 0 without any. */
export function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** Prints what was found as rows of a table of docs/launch-day.md, and holds the raw figures. */
export class Report {
  readonly #raw: Record<string, unknown> = {};

  begin(): void {
    console.log(`
| what | pages/s | p50 ms | p99 ms | longest ms | pages | waiting pages | errors |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |`);
  }

  /** One row: cells as they stand below the head, and figures to keep under its name. */
  row(name: string, cells: readonly (number | string)[], figures?: unknown): void {
    if (figures !== undefined) this.keep(name, figures);
    console.log(`| ${[name, ...cells].join(' | ')} |`);
  }

  /** The row of an address that was loaded. */
  rate(name: string, found: Rate): void {
    const { generator, requests, refused, errors, p50, p99, max } = found;
    const by = generator === 'wrk' ? '' : ` (load by ${generator})`;
    const ms = [p50, p99, max].map((value) => value.toFixed(1));
    const counts = [requests - refused, refused, errors];
    this.row(name + by, [pagesPerSecond(found), ...ms, ...counts], found);
  }

  /** A figure that stands in no table. */
  say(name: string, value: string): void {
    this.keep(name, value);
    console.log(`${name}: ${value}`);
  }

  keep(name: string, figures: unknown): void {
    this.#raw[name] = figures;
  }

  /** Writes all figures to docs/figures. */
  async write(seconds: number): Promise<void> {
    const [processor] = cpus();
    const machine = { node: process.version, processor: processor?.model, cores: cpus().length };
    const about = { date: new Date().toISOString(), machine, load: loadavg(), seconds };
    await mkdir(dirname(RAW), { recursive: true });
    await writeFile(RAW, `${JSON.stringify({ ...about, ...this.#raw }, undefined, 2)}\n`);
    console.log(`raw figures: ${RAW}`);
  }
}
