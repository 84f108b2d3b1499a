/** Where a remote failed (design §8): what browsers report, and what the server takes. */
export const faultStages = ['unavailable', 'load', 'timeout', 'empty', 'data', 'render'] as const;
export type FaultStage = (typeof faultStages)[number];

/** Characters of a message that the server takes: an address in it may be of any length. */
export const LONGEST_MESSAGE = 500;

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
