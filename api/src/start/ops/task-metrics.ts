import { Gauge, type Registry } from 'prom-client';

/** What runs by itself in an API. */
export const TASKS = ['clean-up', 'reconcile-payments', 'mails'] as const;
export type Task = (typeof TASKS)[number];

/**
 * Says when each task came to its end last, so that somebody notices one that does not run any more or breaks off each
 * time (docs/field-figures.md); the clean-up only with all its steps done. Before its first end it is the start of the
 * process. A payment provider or mail server that does not answer is told by the log, and not here.
 */
export class TaskMetrics {
  readonly #done: Gauge<'task'>;

  constructor(registry: Registry) {
    this.#done = new Gauge({
      name: 'api_task_done_timestamp_seconds',
      help: 'When a task that runs by itself came to its end last, in seconds since 1970; at first the start',
      labelNames: ['task'],
      registers: [registry],
    });
    for (const task of TASKS) this.done(task);
  }

  /** The task has come to its end now. */
  done(task: Task): void {
    this.#done.setToCurrentTime({ task });
  }
}
