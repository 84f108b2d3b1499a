import type { Worker } from 'node:worker_threads';
import type { FromWorker } from '../../src/worker/messages';

/** Until the worker says that it begins, only our own code runs: a busy machine gets its time, in ms. */
const START_TIMEOUT_MS = 60_000;
/** A remote that blocks its worker longer than this, in ms, while it loads, is given up. */
const STEP_TIMEOUT_MS = 6_000;

/** A remote that a worker could not load: it threw, or it never came back. */
export interface BrokenRemote {
  remote: string;
  message: string;
  /** True when it took the whole worker with it: browsers should not try it either. */
  hung: boolean;
}

/**
 * Waits until a new worker has loaded every remote or given it up. After a remote that `hung` the
 * worker cannot be used.
 * @throws Error when the worker ends or stays silent before it came to any remote
 */
export function warmUp(thread: Worker): Promise<BrokenRemote[]> {
  const broken: BrokenRemote[] = [];
  return new Promise((resolve, reject) => {
    let current = '';
    let timer: NodeJS.Timeout;
    const end = (finish: () => void) => {
      clearTimeout(timer);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      finish();
    };
    const giveUp = (message: string, error = new Error('The render worker does not start')) =>
      end(() =>
        current ? resolve([...broken, { remote: current, message, hung: true }]) : reject(error),
      );
    const allow = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => giveUp('blocks while loading'), ms);
    };
    const onError = (error: Error) => giveUp(`ends the worker: ${error.message}`, error);
    const onExit = () => giveUp('ends the worker');
    const onMessage = (message: FromWorker) => {
      if (message.type === 'warming') {
        current = message.remote;
        allow(STEP_TIMEOUT_MS);
      } else if (message.type === 'broken') {
        broken.push({ remote: message.remote, message: message.message, hung: false });
      } else if (message.type === 'ready') {
        end(() => resolve(broken));
      }
    };
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    allow(START_TIMEOUT_MS);
  });
}
