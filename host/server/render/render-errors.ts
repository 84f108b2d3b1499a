/** The worker ended before the answer: another worker can render the page. */
export class WorkerGoneError extends Error {
  override readonly name = 'WorkerGoneError';
  /** @param isInnocent the page that was asked for cannot have been what ended the worker */
  constructor(
    message: string,
    readonly isInnocent = false,
  ) {
    super(message);
  }
}

/** A page that ended, blocked or exhausted its worker, beyond doubt: it is not to do it again beside other pages. */
export class PageFaultError extends Error {
  override readonly name = 'PageFaultError';
}

/** There is no worker that could render anything, and none came in time. */
export class NoWorkerError extends Error {
  override readonly name = 'NoWorkerError';
}

/** More pages are asked for than can be rendered in time: the visitor gets the waiting page at once. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}
