import lighthouse from 'lighthouse';

/** How a phone is imitated: `applied` really slows network and processor down, `simulated` computes it. */
export const throttlings = { applied: 'devtools', simulated: 'simulate' } as const;
export type Throttling = keyof typeof throttlings;

/** What one visit cost: milliseconds, KB as they travel, numbers. What a page does not say is left out. */
export type Figures = Partial<Record<FigureKey, number>>;
export type FigureKey =
  | 'score'
  | 'paint'
  | 'blocking'
  | 'interactive'
  | 'hydrated'
  | 'longest'
  | 'html'
  | 'script'
  | 'images'
  | 'rest'
  | 'requests'
  | 'beforePaint';

interface RequestItem {
  resourceType?: string;
  transferSize: number;
  networkRequestTime?: number;
}
interface TimingItem {
  name: string;
  startTime: number;
}
interface TaskItem {
  duration: number;
}

const KB = 1_024;
/** Audits whose failure is said. */
const JUDGED = { interactive: true, 'total-blocking-time': true, 'long-tasks': true };
const KINDS: Record<string, 'html' | 'script' | 'images'> = {
  Document: 'html',
  Script: 'script',
  Image: 'images',
};

function bytes(
  items: readonly RequestItem[],
): Pick<Figures, 'html' | 'script' | 'images' | 'rest'> {
  const sums = { html: 0, script: 0, images: 0, rest: 0 };
  for (const { resourceType = '', transferSize } of items)
    sums[KINDS[resourceType] ?? 'rest'] += transferSize / KB;
  return sums;
}

/**
 * Lighthouse on a page, with an empty cache, as a phone.
 * @param port of a browser that takes commands
 * @throws Error when Lighthouse gives no result
 */
export async function runLighthouse(
  url: string,
  throttling: Throttling,
  port: number,
): Promise<Figures> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    throttlingMethod: throttlings[throttling],
    disableFullPageScreenshot: true,
    // What is rendered in the browser may paint late on a busy machine.
    maxWaitForFcp: 60_000,
    maxWaitForLoad: 90_000,
    logLevel: 'silent',
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits, categories } = result.lhr;
  const numberOf = (id: string) => audits[id]?.numericValue;
  const itemsOf = <T>(id: string) => {
    const details = audits[id]?.details as { items?: T[] } | undefined;
    return details?.items ?? [];
  };
  const requests = itemsOf<RequestItem>('network-requests');
  const paint = numberOf('largest-contentful-paint');
  const alive = itemsOf<TimingItem>('user-timings').find(({ name }) => name === 'alive:page');
  const score = categories['performance']?.score ?? null;
  // A visit that gave no part of its figures is told of, and counts for the others.
  for (const { id, errorMessage } of Object.values(audits))
    if (errorMessage && id in JUDGED) console.error(`✗ ${url}: no ${id}: ${errorMessage}`);
  const figures: Record<FigureKey, number | undefined> = {
    score: score === null ? undefined : score * 100,
    paint,
    blocking: numberOf('total-blocking-time'),
    interactive: numberOf('interactive'),
    // Marks and the times of requests are as they were: only applied throttling slows them down.
    hydrated: throttling === 'applied' ? alive?.startTime : undefined,
    longest: audits['long-tasks']?.errorMessage
      ? undefined
      : Math.max(0, ...itemsOf<TaskItem>('long-tasks').map(({ duration }) => duration)),
    ...(bytes(requests) as Required<ReturnType<typeof bytes>>),
    requests: requests.length,
    beforePaint:
      throttling === 'applied' && paint !== undefined
        ? requests.filter(({ networkRequestTime = 0 }) => networkRequestTime < paint).length
        : undefined,
  };
  return Object.fromEntries(
    Object.entries(figures).filter(([, value]) => value !== undefined),
  ) as Figures;
}
