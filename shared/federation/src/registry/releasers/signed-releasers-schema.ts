import { z } from 'zod';
import { releaserSchema } from './releaser-schema';

export const signedReleasersSchema = z.strictObject({
  list: z.array(releaserSchema).superRefine((list, context) => {
    for (const part of ['name', 'publicKey'] as const)
      if (new Set(list.map((one) => one[part])).size !== list.length)
        context.addIssue({ code: 'custom', message: `each ${part} may stand there once` });
  }),
  /** Higher with each change, so that a list with a revoked key is told from the newest. */
  number: z.number().int().positive(),
  signature: z.string(),
});

/** Who may release what, signed with the registry's own key. */
export type SignedReleasers = z.infer<typeof signedReleasersSchema>;
