import type { FigureName } from '../../src/field-figures/figure';

/** What visitors' browsers measured of one version: how many visits, and how many of them were not good. */
export interface FieldCount {
  visits: number;
  poor: number;
}

/** A figure that a trial is judged by. */
export type JudgedFigure = Exclude<FigureName, 'TTFB'>;
export type FieldFigures = Readonly<Record<JudgedFigure, FieldCount>>;

/** Up to here a visit is good (web.dev/vitals): milliseconds, milliseconds, no unit. */
const GOOD: Readonly<Record<JudgedFigure, number>> = { LCP: 2_500, INP: 200, CLS: 0.1 };

/** Visits of both versions, each of another address, below which the figures say nothing. */
const LEAST_VISITS = 50;
/** How much worse than the live version a trial may be: so many times its share of visits that are not good… */
const TIMES = 1.5;
/** …and so much more. */
const MORE = 0.1;

/** Counts before anything was measured. */
export const noFigures = (): Record<JudgedFigure, FieldCount> => ({
  LCP: { visits: 0, poor: 0 },
  INP: { visits: 0, poor: 0 },
  CLS: { visits: 0, poor: 0 },
});

/** Whether a trial is judged by a figure. */
export const isJudged = (name: FigureName): name is JudgedFigure => name in GOOD;

/** True when a visit was not good. */
export const isPoor = (name: JudgedFigure, value: number): boolean => value > GOOD[name];

const shareOf = ({ visits, poor }: FieldCount): number => poor / visits;
const inWords = (count: FieldCount): string =>
  `${count.poor} of ${count.visits} visits (${Math.round(100 * shareOf(count))}%)`;

/**
 * Whether a trial is slower for its visitors than the live version is for the others at the same time: which
 * phones and networks they have, says nothing of the trial.
 * @returns the reason to stop it, a sentence; undefined while it may go on
 */
export function judgeField(trial: FieldFigures, live: FieldFigures): string | undefined {
  for (const name of Object.keys(GOOD) as JudgedFigure[]) {
    const [own, others] = [trial[name], live[name]];
    if (own.visits < LEAST_VISITS || others.visits < LEAST_VISITS) continue;
    if (shareOf(own) > TIMES * shareOf(others) + MORE)
      return `${name} was not good in ${inWords(own)}, beside ${inWords(others)} of the live version.`;
  }
  return undefined;
}
