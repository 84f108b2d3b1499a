import { z } from 'zod';
import { versionSchema } from './version-schema';

/** All versions of one remote, of which visitors get exactly one by default. */
export const remoteVersions = z
  .array(versionSchema)
  .min(1)
  .superRefine((versions, context) => {
    const problem = (message: string) => context.addIssue({ code: 'custom', message });
    if (versions.filter((v) => v.deployment.default).length !== 1)
      problem('exactly one version must be the default');
    if (versions.reduce((sum, v) => sum + v.deployment.traffic, 0) !== 100)
      problem('traffic must add up to 100');
    const names = versions.map((v) => v.metadata.version);
    if (new Set(names).size !== names.length) problem('versions must be unique');
  });
