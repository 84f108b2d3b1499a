import { z } from 'zod';

const partSchema = z.strictObject({
  /** Number of the registry that the remote's versions were changed with last. */
  number: z.number().int(),
  /** Name of the key that signed; the registry's own where there is none. */
  by: z.string().optional(),
  signature: z.string(),
});

export const partsSchema = z.record(z.string(), partSchema);

/**
 * Remote → who signed what the registry says of it. Where several keys release, each remote's versions are
 * signed by whoever changed them last, so that no key can speak for a remote that it may not release.
 */
export type SignedParts = z.infer<typeof partsSchema>;
