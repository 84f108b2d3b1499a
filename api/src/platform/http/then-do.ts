/**
 * A write's answer with something to do once the write is committed, e.g. sending a message: it must
 * neither hold a database connection nor happen for a write that is undone. When the action fails
 * the Idempotency-Key is free again and the caller gets the error.
 */
export class ThenDo<A> {
  constructor(
    readonly answer: A,
    readonly action: () => Promise<void>,
  ) {}
}
