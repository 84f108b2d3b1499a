import { z } from 'zod';
import { isRetired } from './retired';
import { versionSchema } from './version-schema';

/**
 * All versions of one remote, of which visitors get exactly one by default. Of a retired remote nobody gets any: the
 * default is then the version that visitors got last.
 */
export const remoteVersions = z
  .array(versionSchema)
  .min(1)
  .superRefine((versions, context) => {
    const problem = (message: string) => context.addIssue({ code: 'custom', message });
    if (versions.filter((v) => v.deployment.default).length !== 1)
      problem('exactly one version must be the default');
    const traffic = versions.reduce((sum, v) => sum + v.deployment.traffic, 0);
    if (traffic !== 100 && !isRetired(versions))
      problem('traffic must add up to 100, or to 0 where the remote is retired');
    const names = versions.map((v) => v.metadata.version);
    if (new Set(names).size !== names.length) problem('versions must be unique');
  });
