import { type AnswerKeeper, setAnswerKeeper } from '@site/shell';
import { LRUCache } from 'lru-cache';
import { numberOf } from './number-of';

/** As long as a page is fresh: an answer may be used for this many ms where nobody says that it has changed. */
const MAX_AGE_MS = 5_000;
/** The calls of all pages with all their parameters are fewer. */
const MOST_ANSWERS = 500;

/** Nobody may change what the next page shows. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

/** Each release reads by its own description of a call, which may take other fields than another's. */
const nameOf = (call: object, key: string): string => `${numberOf(call)} ${key}`;

/** Answers of the API in a render worker, shared by its pages for seconds. */
export class KeptAnswers implements AnswerKeeper {
  readonly #kept: LRUCache<string, { answer: unknown }>;

  /** @param clock for tests: ms since any moment */
  constructor(clock: { now: () => number } = performance) {
    this.#kept = new LRUCache({
      max: MOST_ANSWERS,
      ttl: MAX_AGE_MS,
      ttlResolution: 0,
      perf: clock,
    });
  }

  get(call: object, key: string): unknown {
    return this.#kept.get(nameOf(call, key))?.answer;
  }

  set(call: object, key: string, answer: unknown): void {
    this.#kept.set(nameOf(call, key), { answer: freeze(answer) });
  }
}

/**
 * Follows the version of the API's content that pages are asked for with. When it changes, nothing that was
 * read before is used any more, and what is being read at that moment is kept nowhere.
 * @returns tells of the version of the next page; undefined keeps no answers (development)
 */
export function createContentFollower(): (content: number | undefined) => void {
  let current: number | undefined;
  return (content) => {
    if (content === current) return;
    current = content;
    setAnswerKeeper(content === undefined ? undefined : new KeptAnswers());
  };
}
