/** What came of more visitors than pages can be made for. */
export interface OverLimit {
  /** How many times as many. */
  times: number;
  /** Within how many ms 99 of 100 waiting pages came; 0 without any. */
  waitingP99: number;
  /** Answers that were neither a page nor the waiting page. */
  errors: number;
}

export interface ServerFigures {
  keptPerSecond: number;
  renderedPerSecond: number;
  over: readonly OverLimit[];
}

const KEPT_PER_SECOND = 5_000;
const RENDERED_PER_SECOND = 150;
/** Who is refused reads so within this many ms, but for one in a hundred. */
const WAITING_P99_MS = 100;

/** Which goals of docs/launch-day.md a run missed, each as a phrase. */
export function missedGoals({ keptPerSecond, renderedPerSecond, over }: ServerFigures): string[] {
  const goals: [missed: boolean, phrase: string][] = [
    [
      keptPerSecond < KEPT_PER_SECOND,
      `${keptPerSecond} kept pages went out in a second (goal: ${KEPT_PER_SECOND})`,
    ],
    [
      renderedPerSecond < RENDERED_PER_SECOND,
      `${renderedPerSecond} pages were rendered in a second (goal: ${RENDERED_PER_SECOND})`,
    ],
    ...over.flatMap(({ times, waitingP99, errors }): [boolean, string][] => [
      [
        waitingP99 > WAITING_P99_MS,
        `at ${times} times as many visitors as pages can be made for, one waiting page in a hundred took more than ${waitingP99} ms (goal: ${WAITING_P99_MS})`,
      ],
      [
        errors > 0,
        `at ${times} times as many visitors as pages can be made for, ${errors} got neither a page nor the waiting page`,
      ],
    ]),
  ];
  return goals.filter(([missed]) => missed).map(([, phrase]) => phrase);
}
