import type { Browser, Page } from '@playwright/test';

/** An event of Chromium's trace: `dur` is by the clock, `tdur` processor time of its thread, both in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  id?: string;
  args: { data?: { documentLoaderURL?: string; interactionId?: number } };
}

/** Without `v8`: what traces V8's own work makes it work more. */
const CATEGORIES = ['devtools.timeline', 'toplevel', 'blink.user_timing'];

/** @returns what the browser noted of the page while `act` ran */
export async function trace(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  let noted: Buffer;
  try {
    await act();
  } finally {
    noted = await browser.stopTracing();
  }
  return JSON.parse(noted.toString()).traceEvents;
}

export const isTask = ({ name }: TraceEvent): boolean => name.endsWith('RunTask');

/** Processor time in ms. */
export const processorMs = ({ tdur = 0 }: TraceEvent): number => tdur / 1_000;

/** What one thread did from `from` on, and began before `until`, in microseconds of the trace. */
export const workOf = (
  events: readonly TraceEvent[],
  { pid, tid }: Pick<TraceEvent, 'pid' | 'tid'>,
  from: number,
  until = Number.POSITIVE_INFINITY,
): TraceEvent[] =>
  events.filter(
    (event) =>
      event.ph === 'X' &&
      event.pid === pid &&
      event.tid === tid &&
      event.ts >= from &&
      event.ts < until,
  );

/** The part of the browser's work that takes most of the processor time, e.g. `Layout`. */
export function mostOf(work: readonly TraceEvent[]): string {
  const [most] = work
    .filter((event) => !isTask(event))
    .sort((a, b) => processorMs(b) - processorMs(a));
  return most?.name ?? '–';
}
