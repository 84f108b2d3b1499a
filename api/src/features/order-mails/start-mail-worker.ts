import { type MailDeps, sendDueMail } from './send-due-mail';

/** How often an idle worker looks for mails. */
const PAUSE_MS = 2_000;

/** Sends what is due, one mail at a time, until it is stopped. The stop waits for the mail in hand. */
export function startMailWorker(deps: MailDeps): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();

  async function work(): Promise<void> {
    try {
      while (!isStopped && (await sendDueMail(deps)));
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
    await turn;
  };
}
