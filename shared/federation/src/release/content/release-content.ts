import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFolder } from '../../preset/compress';
import {
  CONTENT,
  defaultVersion,
  ensureStore,
  integrityOf,
  parseVersion,
  type Registry,
  type RegistryVersion,
  readOwnRights,
  readRegistry,
  refuseSecondSchedule,
  wasLive,
} from '../../registry';
import { refuse } from '../gate/gate-error';
import { AlreadyReleasedError, listFiles } from '../publish';
import { type Publication, publishRelease } from '../publish-release';
import { refuseWithoutLive } from '../release-remote';
import { refuseContentTrial } from '../trial-limit';
import { lostParts } from './content-gate';
import { nextContentVersion } from './content-version';
import { linkProblems } from './link-problems';
import { buildAndCheckContent } from './read-content';
import { tryContent } from './try-content';

/** Where the content is made. */
export interface ContentSource {
  /**
   * What Node is called with, and a folder behind it: it builds the content in that folder, where most of it may be
   * already, and looks through it.
   */
  check: readonly string[];
  /** Folder with the last build; it stays as it is, because an API may serve it. */
  dist: string;
  /** The recording of an API. */
  answers: string;
}

export interface ContentRequest
  extends Omit<Publication, 'remote' | 'version' | 'share' | 'sourceHash'> {
  source: ContentSource;
  /** Folder of the host, built: its `gate.cjs` renders the pages. */
  hostDir: string;
  /** Defaults to one of the day: see {@link nextContentVersion}. */
  version?: string | undefined;
  /** Who gets it: all visitors (100, by default), or only preview links (0). */
  share?: number;
  /** A text or a document may disappear. */
  allowRemoval: boolean;
}

/** What a release of the content came to. */
export interface ReleasedContent {
  released: RegistryVersion;
  /** False when it is there already, live or as a preview: then nothing was released. */
  isNew: boolean;
}

/** Its address in the folder of a release: it names every picture. */
const ENTRY = 'web/img/manifest.json';

/** Others may release at the same time: then the next number of the day is tried, so often. */
const MOST_TRIES = 3;

/** What the builder notes for itself is no content. */
async function removeNotes(web: string): Promise<void> {
  const entries = await readdir(web, { recursive: true, withFileTypes: true });
  const notes = entries.filter(({ name }) => name.startsWith('.'));
  await Promise.all(
    notes.map(({ parentPath, name }) => rm(join(parentPath, name), { recursive: true })),
  );
}

/** The version that is the same and that everybody gets, or that waits as a preview for somebody to look at it. */
function sameVersion(
  known: readonly RegistryVersion[],
  sourceHash: string,
  share: number,
): RegistryVersion | undefined {
  return known.find(
    (version) =>
      version.extras.sourceHash === sourceHash &&
      (version.deployment.default || (share === 0 && !wasLive(version))),
  );
}

/** Builds the content in a folder of its own, and passes it through what can be said of it alone. */
async function buildContent(
  { source, store, hostDir }: ContentRequest,
  registry: Registry,
  folder: string,
): Promise<string[]> {
  const web = join(folder, 'web');
  await mkdir(web);
  if (existsSync(source.dist)) await cp(source.dist, web, { recursive: true });
  const { problems, links } = await buildAndCheckContent([...source.check, web]);
  refuse([...problems, ...linkProblems(links, registry)]);
  await removeNotes(web);
  refuse(await tryContent({ store, registry, hostDir, answers: source.answers, content: web }));
  await compressFolder(join(web, 'json'));
  return [...new Set(links.map(({ link }) => link))].sort();
}

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

  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    const links = await buildContent(request, registry, folder);
    const files = await listFiles(folder);
    const sourceHash = integrityOf(JSON.stringify(files));
    const same = sameVersion(known, sourceHash, share);
    if (same) return { released: same, isNew: false };
    const live = known.length > 0 ? defaultVersion(known) : undefined;
    if (live && !request.allowRemoval) refuse(await lostParts(store, live, files));
    const pass = (current: Registry) =>
      refuse(
        linkProblems(
          links.map((link) => ({ link })),
          current,
        ),
      );
    const parts = { entry: ENTRY, routes: [], slots: [], requires: {}, links };
    for (let tries = 1; ; tries += 1) {
      const now = (await readRegistry(store)).microFrontends[CONTENT] ?? [];
      const version = asked ?? nextContentVersion(now);
      const publication = { ...request, remote: CONTENT, version, share, sourceHash };
      try {
        const build = { ...parts, overBudget: undefined, pass };
        return { released: await publishRelease(publication, build, folder), isNew: true };
      } catch (error) {
        const isTaken = error instanceof AlreadyReleasedError && asked === undefined;
        if (!isTaken || tries === MOST_TRIES) throw error;
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
