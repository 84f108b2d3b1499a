import { z } from 'zod';
import { CONTENT, RELEASABLE } from '../schema/releasable';

/** Stands in the list of a key's remotes for every remote. */
export const ALL_REMOTES = '*';

export const releaserSchema = z.strictObject({
  /** Person or pipeline; stands in the registry and in the audit log. */
  name: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{0,59}$/,
      'must be a name of small letters, digits, dots and hyphens',
    ),
  /** PEM of an Ed25519 public key. */
  publicKey: z.string().includes('PUBLIC KEY'),
  /** Remotes that the key may release; {@link ALL_REMOTES} for each. */
  remotes: z
    .array(
      z
        .string()
        .regex(
          new RegExp(`^(\\*|${RELEASABLE})$`),
          `must be *, ${CONTENT} or names like mf-catalog`,
        ),
    )
    .min(1),
});

/** A person or a pipeline with a key of its own. */
export type Releaser = z.infer<typeof releaserSchema>;
