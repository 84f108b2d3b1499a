/** What happened with the pages of one version. */
export interface ViewCounts {
  views: number;
  /** Views that failed: a fault instead of the page, at the server or in the browser. */
  faults: number;
}

/** Fewer views say nothing of a version. */
const LEAST_VIEWS = 20;
/** Fewer faults may be one visitor's network. */
const LEAST_FAULTS = 5;
/** How much worse than the live version a trial may be: so many times its rate… */
const TIMES = 2;
/** …and so much more. */
const MORE = 0.01;

const rateOf = ({ views, faults }: ViewCounts): number => (views === 0 ? 0 : faults / views);

const inWords = (counts: ViewCounts): string =>
  `${counts.faults} of ${counts.views} views (${(100 * rateOf(counts)).toFixed(1)}%)`;

/**
 * Whether a trial does harm, compared with the live version at the same time: a trouble that both have, e.g.
 * with the API, is no fault of the trial.
 * @returns the reason to stop it, a sentence; undefined while it may go on
 */
export function judgeTrial(trial: ViewCounts, live: ViewCounts): string | undefined {
  if (trial.views < LEAST_VIEWS || trial.faults < LEAST_FAULTS) return undefined;
  if (rateOf(trial) <= TIMES * rateOf(live) + MORE) return undefined;
  return `${inWords(trial)} failed, beside ${inWords(live)} of the live version.`;
}
