import pTimeout from 'p-timeout';
import { type MailDeps, sendDueMail } from './send-due-mail';

/** How often an idle worker looks for mails. */
const PAUSE_MS = 2_000;

/** How long a stop waits for the mail in hand, in ms: what ends after it, as the database, has to end in time too. */
const STOP_MS = 5_000;

/**
 * Sends what is due, one mail at a time, until it is stopped. The stop waits for the mail in hand, unless its server is silent.
 * @param deps `onIdle`: told each time when nothing is due any more
 */
export function startMailWorker(
  deps: MailDeps & { onIdle?: () => void },
  stopMs = STOP_MS,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();

  async function work(): Promise<void> {
    try {
      while (!isStopped && (await sendDueMail(deps)));
      if (!isStopped) deps.onIdle?.();
    } catch (error) {
      deps.log.warn({ err: error, event: 'mail-worker' }, 'mail');
    }
    if (isStopped) return;
    timer = setTimeout(begin, PAUSE_MS);
    timer.unref();
  }
  const begin = (): void => {
    turn = work();
  };
  begin();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    // A mail that is given up here is sent by whoever starts next, under the same Message-ID.
    await pTimeout(turn, { milliseconds: stopMs, fallback: () => undefined });
  };
}
