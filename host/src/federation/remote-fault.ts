/** Where a remote failed (design §8). */
export type FaultStage = 'unavailable' | 'load' | 'timeout' | 'empty' | 'render';

/** A remote that failed, with what the log needs to find it. */
export class RemoteFault extends Error {
  override readonly name = 'RemoteFault';
  constructor(
    readonly remote: string,
    readonly version: string,
    readonly stage: FaultStage,
    override readonly cause?: unknown,
  ) {
    super(
      `${remote}@${version} failed: ${stage}${cause instanceof Error ? ` (${cause.message})` : ''}`,
    );
  }
}
