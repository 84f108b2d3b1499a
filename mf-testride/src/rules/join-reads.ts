import type { ReadState } from '@site/api-client';
import type { LoadedThing } from './load-failure-message';

/** One read that a form cannot do without, and what it is called in a message. */
export interface NeededRead {
  thing: LoadedThing;
  read: Pick<ReadState<unknown>, 'status' | 'retry'>;
}

export type JoinedReads =
  | { status: 'loading' | 'ready' }
  | { status: 'error'; thing: LoadedThing; retry: () => void };

/** The state of several reads as one: the first failure, else loading while one is, else ready. */
export function joinReads(needed: readonly NeededRead[]): JoinedReads {
  const failed = needed.filter(({ read }) => read.status === 'error');
  const [first] = failed;
  if (first) {
    const retry = () => {
      for (const { read } of failed) read.retry();
    };
    return { status: 'error', thing: first.thing, retry };
  }
  return { status: needed.some(({ read }) => read.status === 'loading') ? 'loading' : 'ready' };
}
