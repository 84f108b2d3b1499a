import type { OverLimit } from './goals';
import { anew, BROTLI, inWordsOfWrk, loadByAutocannon, takeNumbers } from './load';
import { visitAtRate } from './page-visitors';
import { at, type Report } from './report';
import { measureByWrk } from './wrk';

const MANY = 400;
/** Multiples of what can be made at which the waiting page is measured. */
const OVER = [1.5, 2.5];

interface Flood {
  origin: string;
  /** A page that is rendered for each of its parameters. */
  path: string;
  seconds: number;
  report: Report;
}

/** Four hundred ask for pages of their own at once and ask again without a pause; two others for a kept one. */
export async function floodByAutocannon({ origin, path, seconds, report }: Flood): Promise<void> {
  const refusals: number[] = [];
  const [many, few] = await Promise.all([
    loadByAutocannon(origin + path, {
      duration: seconds,
      requests: anew(path),
      connections: MANY,
      setupClient: (client) =>
        client.on('response', (status, _bytes, ms) => {
          if (status === 503) refusals.push(ms);
        }),
    }),
    loadByAutocannon(origin, { duration: seconds, connections: 2 }),
  ]);
  const generator = 'autocannon';
  report.rate(`product, each rendered, ${MANY} at once`, { generator, ...inWordsOfWrk(many) });
  report.rate(`home, kept, beside those ${MANY}`, { generator, ...inWordsOfWrk(few) });
  const { length } = refusals;
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => at(refusals, share));
  report.row(
    `waiting page, for those of the ${MANY} who are refused`,
    [Math.round(length / many.duration), p50 ?? '', p99 ?? '', longest ?? '', '', length, ''],
    { refused: length, p50, p99 },
  );
}

/** How soon each of the four hundred is answered, most of them with the waiting page: as `wrk` sees it. */
export async function floodByWrk({ origin, path, seconds, report }: Flood): Promise<void> {
  const found = await measureByWrk(`${origin}${path}?variant=`, {
    ...{ seconds, connections: MANY, headers: BROTLI },
    further: 2e9,
  });
  if (found) report.rate(`every answer to ${MANY} at once`, { generator: 'wrk', ...found });
}

/**
 * Visitors of one page each, more of them than pages can be made: what those get who are let in, and who are not.
 * @param madePerSecond pages that are made in a second when there is no end of askers
 */
export async function visitOverLimit(
  { origin, path, seconds, report }: Flood,
  madePerSecond: number,
): Promise<OverLimit[]> {
  const found: OverLimit[] = [];
  for (const times of OVER) {
    const perSecond = Math.round(madePerSecond * times);
    const name = `product, each rendered, ${times} times as many as can be made`;
    const first = takeNumbers(perSecond * seconds);
    const answers = await visitAtRate(
      { perSecond, seconds },
      (visitor) => `${origin}${path}?variant=v${first + visitor}`,
      BROTLI,
    );
    const errors = answers.filter(({ status }) => status !== 200 && status !== 503).length;
    const figures = [200, 503].map((status) => {
      const ms = answers.filter((answer) => answer.status === status).map((answer) => answer.ms);
      const [p50 = 0, p99 = 0, longest = 0] = [0.5, 0.99, 1].map((share) => at(ms, share));
      const counts = status === 200 ? [ms.length, ''] : ['', ms.length];
      const row = `${name} (${perSecond} a second): ${status}`;
      report.row(row, ['', p50, p99, longest, ...counts, errors]);
      return { status, answers: ms.length, p50, p99, longest };
    });
    report.keep(name, { perSecond, figures, errors });
    const waitingP99 = figures.find(({ status }) => status === 503)?.p99 ?? 0;
    found.push({ times, waitingP99, errors });
  }
  return found;
}
