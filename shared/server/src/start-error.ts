/** Something the operator must mend before the API can start; shown as one line, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
