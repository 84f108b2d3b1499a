/** What is written of whatever was thrown: with its stack, where there is one. */
export const describeError = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
