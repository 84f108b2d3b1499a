import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withOwnFolder } from '../../../own-folder';
import { requiredRanges } from '../../../preset/shared/shared-versions';
import { compileRelease } from '../../compile-release';
import { GateError } from '../../gate/gate-error';
import { readPackages } from '../../packages-file';
import type { Explanation } from '../explanation';
import { sharedLines } from '../version-changes';
import type { Comparison } from './comparison';
import { explainSide } from './explain-side';

/** Builds the sources in a folder of its own, which goes afterwards. */
export async function explainSources(
  comparison: Comparison,
  remote: string,
  version: string,
): Promise<Explanation> {
  const { remoteDir, hostDir, host, live } = comparison;
  await mkdir(join(remoteDir, 'dist'), { recursive: true });
  return withOwnFolder(join(remoteDir, 'dist/explain-'), async (dist) => {
    try {
      const compiled = await compileRelease(remoteDir, hostDir, dist);
      const side = { ...compiled, version, packages: await readPackages(dist) };
      return await explainSide(comparison, side, false);
    } catch (error) {
      if (!(error instanceof GateError)) throw error;
      return {
        remote,
        next: { version, isReleased: false },
        live: live?.version,
        reasons: error.reasons,
        shared: sharedLines(live?.requires, requiredRanges(remoteDir), host.provides),
        parts: undefined,
      };
    }
  });
}
