import { isRecord } from '@site/api-client';
import type { Plan, Progress } from '@site/outbox';
import { type BrowserText, browserText } from '@site/shell';
import { chosenByLook } from './look-choice';

/** How far the rides of one form came that are not finished: what is done is not done again. */
export interface Attempts {
  /** What was done under the plan's keys; for another ride of the same phone what the look has chosen. */
  progressOf: (plan: Plan) => Progress;
  note: (plan: Plan, progress: Progress) => void;
  forget: () => void;
}

/** Where the attempts of a form outlive a reload, as its draft does, which has the keys of the steps. */
export const keptAttempts = (form: string): BrowserText =>
  browserText('session', `attempts:${form}`);

const enquiryOf = ({ steps }: Plan) => `enquiry ${steps[0]?.key ?? ''}`;
const lookOf = ({ look }: Plan) => `look ${look?.phone ?? ''}`;

/** @param kept without it they end with the page */
export function createAttempts(kept: BrowserText = textOfThisPage()): Attempts {
  const read = () => readAttempts(kept);
  return {
    progressOf(plan) {
      const known = read();
      return known[enquiryOf(plan)] ?? known[lookOf(plan)] ?? { done: 0, variables: {} };
    },
    note(plan, progress) {
      const variables = chosenByLook(plan, progress);
      const looked = Object.keys(variables).length > 0 && {
        [lookOf(plan)]: { done: 0, variables },
      };
      kept.write(JSON.stringify({ ...read(), ...looked, [enquiryOf(plan)]: progress }));
    },
    forget: kept.forget,
  };
}

/** What stands in a browser's storage may be of another release. */
function readAttempts(kept: BrowserText): Record<string, Progress> {
  try {
    const stored: unknown = JSON.parse(kept.read() ?? '{}');
    if (!isRecord(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([name, value]) => (isProgress(value) ? [[name, value]] : [])),
    );
  } catch {
    return {}; // The storage holds something else.
  }
}

const isProgress = (value: unknown): value is Progress =>
  isRecord(value) &&
  typeof value['done'] === 'number' &&
  isRecord(value['variables']) &&
  Object.values(value['variables']).every((variable) => typeof variable === 'string');

function textOfThisPage(): BrowserText {
  let text: string | undefined;
  return {
    read: () => text,
    write: (next) => {
      text = next;
    },
    forget: () => {
      text = undefined;
    },
  };
}
