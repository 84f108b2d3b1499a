import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { apiHome } from '../src/platform/paths';
import { countBursts, type LaunchLoad, type LaunchPlan } from './launch-load';
import { percentilesCell, percentilesOf } from './open-loop';

/** What became of a run, beside what its senders saw. */
export interface LaunchRun {
  server: string;
  plan: LaunchPlan;
  load: LaunchLoad;
  /** Orders without a row. */
  lost: number;
  /** Orders with more than one row. */
  twice: number;
  /** The machine's load average before the run: what else was going on. */
  loadBefore: number;
}

const SLICE_S = 10;
const sum = (counts: Record<number, number>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** The figures of a run as a table of docs/launch-day.md. */
export function tableOf({ server, plan, load, lost, twice, loadBefore }: LaunchRun): string {
  const { sent, orders, busy, silent, refused, views, failedViews } = load;
  const failed = sum(failedViews);
  const bursts = countBursts(plan.seconds);
  return `
${server}, ${plan.seconds} s: ${plan.ordersPerSecond} orders a second, ${bursts} bursts of ${plan.burst} in one second, ${plan.viewsPerSecond} page views a second${plan.isOneAddress ? ', all orders from one address' : ''}; load average before: ${loadBefore.toFixed(1)}

| | sent | taken | p50 / p95 / p99 / longest, ms | 503, sent again | p50 / p95 / p99 / longest of a 503, ms | no answer in 10 s, sent again | refused | lost | twice |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| orders | ${sent.length} | ${orders.length} | ${percentilesCell(orders)} | ${busy.length} | ${percentilesCell(busy)} | ${silent} | ${refused} | ${lost} | ${twice} |
| page views | ${views.length + failed} | ${views.length} | ${percentilesCell(views)} | | | | ${failed} ${failed > 0 ? JSON.stringify(failedViews) : ''} | | |
`;
}

/** Orders are answered within this many ms, but for one in a hundred. */
const ORDER_P99_MS = 1_000;

/** Which goals of docs/launch-day.md a run missed, each as a phrase. */
export function missedGoals({ load, lost, twice }: LaunchRun): string[] {
  const { p99 } = percentilesOf(load.orders);
  const goals: [missed: boolean, phrase: string][] = [
    [lost > 0, `${lost} orders are lost`],
    [twice > 0, `${twice} orders came twice`],
    [load.refused > 0, `${load.refused} orders were refused for good`],
    [sum(load.failedViews) > 0, `${sum(load.failedViews)} page views failed`],
    [p99 > ORDER_P99_MS, `one order in a hundred took more than ${p99} ms`],
  ];
  return goals.filter(([missed]) => missed).map(([, phrase]) => phrase);
}

/** What is over the capacity is refused within this many ms, but for one in a hundred. */
const REFUSAL_P99_MS = 100;

/** Which goals of docs/api-figures.md were missed where more orders came than are taken, each sent once. */
export function missedOverCapacity({ load, lost, twice }: LaunchRun): string[] {
  const { p99 } = percentilesOf(load.busy);
  const goals: [missed: boolean, phrase: string][] = [
    [lost > 0, `${lost} orders are lost`],
    [twice > 0, `${twice} orders came twice`],
    [load.silent > 0, `${load.silent} orders had no answer within 10 s`],
    [
      p99 > REFUSAL_P99_MS,
      `one refusal in a hundred took more than ${p99} ms (goal: ${REFUSAL_P99_MS})`,
    ],
  ];
  return goals.filter(([missed]) => missed).map(([, phrase]) => phrase);
}

/** Count and percentiles of the calls that began in each ten seconds. */
function slicesOf(taken: LaunchLoad['orders'], seconds: number) {
  return Array.from({ length: Math.ceil(seconds / SLICE_S) }, (_, index) => {
    const from = index * SLICE_S;
    const inSlice = taken.filter(({ at }) => at >= from && at < from + SLICE_S);
    return { from, taken: inSlice.length, ...percentilesOf(inSlice) };
  });
}

/** Writes the raw figures to docs/figures. Gives the file. */
export function keepRaw({ load, ...run }: LaunchRun): string {
  const { server, plan } = run;
  const name = `launch-${server}${plan.isOneAddress ? '-one-address' : ''}.json`;
  const file = join(apiHome, '../docs/figures', name);
  const [processor] = cpus();
  const raw = {
    date: new Date().toISOString(),
    machine: { node: process.version, processor: processor?.model, cores: cpus().length },
    ...run,
    loadAfter: loadavg()[0],
    sent: load.sent.length,
    orders: percentilesOf(load.orders),
    views: percentilesOf(load.views),
    answers: { busy: load.busy.length, silent: load.silent, refused: load.refused },
    busyAnswers: percentilesOf(load.busy),
    failedViews: load.failedViews,
    ordersByTenSeconds: slicesOf(load.orders, plan.seconds),
    viewsByTenSeconds: slicesOf(load.views, plan.seconds),
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(raw, undefined, 2)}\n`);
  return file;
}
