/** Something the operator must mend before a server can start; shown as one line, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
