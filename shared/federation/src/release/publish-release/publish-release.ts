import {
  defaultVersion,
  type RegistryVersion,
  refuseSecondSchedule,
  sealRelease,
  storePaths,
  switchRegistry,
  writeFileAtomic,
} from '../../registry';
import type { ReleaseBuild } from '../build-release/release-build';
import { publishFolder } from '../publish';
import { sayPlan } from '../schedule';
import { refuseManyTrials, refuseRetiredTrial, refuseTakenOnTrial } from '../trial-limit';
import { actionOf, type Publication, withVersion } from './publication';

/**
 * Publishes a build as an immutable version and switches the registry to it (design §4).
 * @param dist folder of the build
 * @throws AlreadyReleasedError; GateError when what is live has changed meanwhile; Error when
 *   others have begun as many trials as there may be
 */
export async function publishRelease(
  publication: Publication,
  build: ReleaseBuild,
  dist: string,
): Promise<RegistryVersion> {
  const { store, remote, version, share, startsAt, sourceHash, commit, who, note } = publication;
  const { entry, serverEntry, pass, overBudget, ...parts } = build;
  const registry = await switchRegistry(store, async (current, signer) => {
    pass(current);
    refuseRetiredTrial(current.microFrontends[remote] ?? [], publication);
    await refuseManyTrials(current, publication);
    await refuseTakenOnTrial(current, publication, parts);
    const published = await publishFolder(store, current, remote, version, dist);
    const { folder, files, filesIntegrity } = published;
    const versions = current.microFrontends[remote];
    const previous = versions && defaultVersion(versions);
    if (startsAt) refuseSecondSchedule(versions ?? []);
    const released: RegistryVersion = {
      url: `/releases/${folder}/${entry}`,
      ...(previous ? { fallbackUrl: previous.url } : {}),
      metadata: { version, integrity: files[entry]?.integrity ?? '' },
      deployment: { traffic: share, default: share === 100 },
      extras: {
        folder,
        ...(serverEntry && { serverEntry }),
        filesIntegrity,
        ...parts,
        sourceHash,
        releasedAt: new Date().toISOString(),
        ...(share === 100 ? {} : { promotedAt: null }),
        commit,
        who: signer.name ?? who,
        note,
      },
    };
    await writeFileAtomic(
      storePaths(store).releaseEntry(folder),
      sealRelease(released, signer.privateKey),
    );
    // The entry says what was released. When it is live is for the registry alone to say.
    const extras = { ...released.extras, ...(startsAt ? { startsAt } : {}) };
    const planned = { ...released, extras };
    return {
      next: withVersion(current, remote, planned, share),
      audit: {
        who,
        action: actionOf(publication),
        remote,
        from: previous?.metadata.version ?? null,
        to: version,
        why: startsAt ? sayPlan(startsAt, note) : note,
        ...(overBudget ? { overBudget } : {}),
      },
    };
  });
  const released = registry.microFrontends[remote]?.find((v) => v.metadata.version === version);
  if (!released) throw new Error(`${remote} ${version} is not in the registry it was added to`);
  return released;
}
