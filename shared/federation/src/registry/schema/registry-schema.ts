import { z } from 'zod';
import { isInside } from './formats';
import { CONTENT, RELEASABLE } from './releasable';
import { remoteVersions } from './remote-versions-schema';
import { isRetired } from './retired';
import type { RegistryVersion } from './version-schema';

const SCHEMA =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/**
 * Whether a version is in the folder of its remote and its number, with the entry inside: whoever may release one remote
 * speaks for the files of no other one.
 */
function isAtHome(remote: string, { url, metadata, extras }: RegistryVersion): boolean {
  const folder = `${remote}/${metadata.version}`;
  return (
    extras.folder === folder && url.startsWith(`/releases/${folder}/`) && isInside(url.slice(1))
  );
}

/**
 * The registry: the AWS frontend-discovery vocabulary, held stricter than its published schema (every
 * version is checked; exactly one default; traffic adds up to 100, or to 0 of a retired remote). See docs/registry.md.
 */
export const registrySchema = z.strictObject({
  schema: z.literal(SCHEMA),
  microFrontends: z
    .record(z.string().regex(new RegExp(`^(${RELEASABLE})$`)), remoteVersions)
    .superRefine((remotes, context) => {
      const problem = (message: string) => context.addIssue({ code: 'custom', message });
      for (const [name, versions] of Object.entries(remotes)) {
        if (name !== CONTENT && versions.some(({ extras }) => extras.serverEntry === undefined))
          problem(`${name} needs a server entry`);
        if (name === CONTENT && isRetired(versions)) problem('content cannot be retired');
        if (!versions.every((version) => isAtHome(name, version)))
          problem(`each version of ${name} must be in its own folder`);
      }
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
