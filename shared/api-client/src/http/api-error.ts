import type { ReadFailure } from '@site/shell';

/** A failed call: what went wrong, whether asking again can help. Every read of this package throws it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly kind: ReadFailure['kind'],
    message: string,
    readonly status?: number,
    /** Seconds after which the server wants a write to be sent again, where it said so. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }

  /** True when the same call may succeed later: no network, time-out, 429 or 5xx. */
  get isRetryable(): boolean {
    if (this.kind === 'network' || this.kind === 'timeout') return true;
    return this.kind === 'http' && (this.status === 429 || (this.status ?? 0) >= 500);
  }

  toFailure(): ReadFailure {
    return {
      kind: this.kind,
      message: this.message,
      ...(this.status === undefined ? {} : { status: this.status }),
    };
  }

  static fromFailure(failure: ReadFailure): ApiError {
    return new ApiError(failure.kind, failure.message, failure.status);
  }
}
