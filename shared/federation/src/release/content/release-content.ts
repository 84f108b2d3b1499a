import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withOwnFolder } from '../../own-folder';
import { compressFolder } from '../../preset/compress';
import {
  CONTENT,
  defaultVersion,
  ensureStore,
  parseVersion,
  type Registry,
  type RegistryVersion,
  readOwnRights,
  readRegistry,
  refuseSecondSchedule,
} from '../../registry';
import { refuse } from '../gate/gate-error';
import { listFiles } from '../publish';
import { refuseWithoutLive } from '../release-remote';
import { refuseContentTrial } from '../trial-limit';
import { buildContent } from './build-content';
import { lostFiles } from './content-gate';
import type { ContentRequest } from './content-request';
import { hashContent } from './hash-content';
import { linkProblems } from './link-problems';
import { publishContent } from './publish-content';
import { earlierVersion, sameVersion } from './same-version';
import { tryContent } from './try-content';

/** What a release of the content came to. */
export interface ReleasedContent {
  released: RegistryVersion;
  /** False when it is there already, live, as a preview or as an earlier version: then nothing was released. */
  isNew: boolean;
}

/** Its address in the folder of a release: it names every picture. */
const ENTRY = 'web/img/manifest.json';

/**
 * Builds the site's content, passes it through its gate, publishes it as an immutable version and switches the
 * registry to it (docs/content-releases.md).
 * @throws AlreadyReleasedError, NotAllowedError, GateError, or what the build says of a text that is wrong
 */
export async function releaseContent(request: ContentRequest): Promise<ReleasedContent> {
  const { store, share = 100 } = request;
  const asked = request.version === undefined ? undefined : parseVersion(request.version);
  refuseContentTrial({ remote: CONTENT, share });
  await ensureStore(store);
  (await readOwnRights(store)).refuseUnlessAllowed(CONTENT);
  const registry = await readRegistry(store);
  const known = registry.microFrontends[CONTENT] ?? [];
  refuseWithoutLive(CONTENT, share, known);
  if (request.startsAt) refuseSecondSchedule(known);

  return withOwnFolder(join(tmpdir(), 'content-'), async (folder) => {
    const links = await buildContent(request, registry, folder);
    const content = join(folder, 'web');
    const sourceHash = await hashContent(content);
    const same =
      sameVersion(known, sourceHash, share) ??
      (request.ifChanged ? earlierVersion(known, sourceHash) : undefined);
    if (same) return { released: same, isNew: false };
    const { answers } = request.source;
    refuse(await tryContent({ store, registry, hostDir: request.hostDir, answers, content }));
    const live = known.length > 0 ? defaultVersion(known) : undefined;
    if (live && !request.allowRemoval)
      refuse(await lostFiles(store, live, await listFiles(folder)));
    await compressFolder(join(content, 'json'));
    const pass = (current: Registry) =>
      refuse(
        linkProblems(
          links.map((link) => ({ link })),
          current,
        ),
      );
    const parts = { entry: ENTRY, routes: [], slots: [], requires: {}, links };
    const build = { ...parts, overBudget: undefined, pass };
    const publication = { ...request, share, sourceHash, version: asked };
    return { released: await publishContent(publication, build, folder), isNew: true };
  });
}
