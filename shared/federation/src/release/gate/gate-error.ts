/** A release that must not go out; `reasons` are sentences for the person who tried. */
export class GateError extends Error {
  override readonly name = 'GateError';
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('\n'));
  }
}

/** @throws GateError when there is a reason */
export function refuse(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new GateError(reasons);
}
