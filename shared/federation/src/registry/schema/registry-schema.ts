import { z } from 'zod';
import { CONTENT, RELEASABLE } from './releasable';
import { remoteVersions } from './remote-versions-schema';

const SCHEMA =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/**
 * The registry: the AWS frontend-discovery vocabulary, held stricter than its published schema (every
 * version is checked; exactly one default; traffic adds up to 100). See docs/registry.md.
 */
export const registrySchema = z.strictObject({
  schema: z.literal(SCHEMA),
  microFrontends: z
    .record(z.string().regex(new RegExp(`^(${RELEASABLE})$`)), remoteVersions)
    .superRefine((remotes, context) => {
      for (const [name, versions] of Object.entries(remotes))
        if (name !== CONTENT && versions.some(({ extras }) => extras.serverEntry === undefined))
          context.addIssue({ code: 'custom', message: `${name} needs a server entry` });
    }),
});

export type Registry = z.infer<typeof registrySchema>;

/** A registry without any remote: what the first release starts from. */
export const emptyRegistry = (): Registry => ({
  schema: SCHEMA,
  microFrontends: {},
});

/** What is wrong with a registry, one readable line. */
export function describeProblem(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.join('.') || 'registry'}: ${issue.message}` : 'unreadable registry';
}
