import type { Registry } from '../../registry/schema/registry-schema';
import type { Bucket } from '../bucket';

export interface FollowerOptions {
  bucket: Bucket;
  /** Folder on this machine's disk for the copies. */
  root: string;
  /** PEM of the registry's own key; the bucket's own file by default. */
  publicKey?: string | undefined;
  /** Told of what cannot be done beside following, e.g. a release that nobody gets yet. */
  warn: (error: unknown, text: string) => void;
  /** The registry that the host goes by: what it names is kept, whatever the bucket says by now. */
  inForce: () => Registry | undefined;
  /** Milliseconds of a clock that only rises. */
  now?: () => number;
}
