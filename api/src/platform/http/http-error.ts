/**
 * An answer that is not a success: status, message for the visitor, messages by field.
 * Thrown by a handler it undoes the handler's writes; returned by a write handler it keeps them
 * (a wrong one-time code must count).
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly status: number,
    message: string,
    readonly errors?: Readonly<Record<string, string>>,
    readonly headers?: Readonly<Record<string, string>>,
  ) {
    super(message);
  }

  /** The JSON body (design §6). */
  toBody(): ErrorBody {
    const { status, message, errors } = this;
    return { status, message, ...(errors ? { errors } : {}) };
  }
}

export interface ErrorBody {
  status: number;
  message: string;
  errors?: Readonly<Record<string, string>>;
}

/** A refused field: 400 with the field's message as the message of the whole. */
export const fieldError = (field: string, message: string): HttpError =>
  new HttpError(400, message, { [field]: message });

/** A text that the parser cut off, long before any rule of a field could judge it. */
export const fieldTooLong = (field: string): HttpError =>
  new HttpError(413, 'A text is too long. Please shorten it and try again.', {
    [field]: 'Please shorten this text',
  });
