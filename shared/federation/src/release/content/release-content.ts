import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { compressFolder } from '../../preset/compress';
import {
  CONTENT,
  defaultVersion,
  ensureStore,
  integrityOf,
  parseVersion,
  type Registry,
  type RegistryVersion,
  type ReleaseFiles,
  readOwnRights,
  readRegistry,
  refuseSecondSchedule,
  releaseFilesSchema,
  storePaths,
} from '../../registry';
import { refuse } from '../gate';
import { AlreadyReleasedError, listFiles } from '../publish';
import { type Publication, publishRelease } from '../publish-release';
import { refuseWithoutLive } from '../release-remote';
import { nextContentVersion } from './content-version';
import { linkProblems } from './link-problems';
import { lostFiles } from './lost-files';
import { buildAndCheckContent } from './read-content';
import { tryContent } from './try-content';

/** Where the content is made. */
export interface ContentSource {
  /** What Node is called with to build it and to look through it. */
  check: readonly string[];
  /** Folder that it builds. */
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
  /** False when the live one is the same: then nothing was released. */
  isNew: boolean;
}

/** Its address in the folder of a release: it names every picture. */
const ENTRY = 'web/img/manifest.json';

/** What the builder notes for itself is no content. */
const isContent = (path: string): boolean => !basename(path).startsWith('.');

async function copyCompressed(dist: string, folder: string): Promise<void> {
  const web = join(folder, 'web');
  await mkdir(web, { recursive: true });
  await cp(dist, web, { recursive: true, filter: isContent });
  await compressFolder(join(web, 'json'));
}

async function liveFiles(store: string, live: RegistryVersion): Promise<ReleaseFiles> {
  const text = await readFile(storePaths(store).releaseFiles(live.extras.folder), 'utf8');
  return releaseFilesSchema.parse(JSON.parse(text));
}

/**
 * Builds the site's content, passes it through its gate, publishes it as an immutable version and switches the
 * registry to it (docs/content-releases.md).
 * @throws AlreadyReleasedError, NotAllowedError, GateError, or what the build says of a text that is wrong
 */
export async function releaseContent(request: ContentRequest): Promise<ReleasedContent> {
  const { store, source, hostDir, share = 100 } = request;
  await ensureStore(store);
  (await readOwnRights(store)).refuseUnlessAllowed(CONTENT);
  const registry = await readRegistry(store);
  const known = registry.microFrontends[CONTENT] ?? [];
  const version = request.version ? parseVersion(request.version) : nextContentVersion(known);
  if (known.some(({ metadata }) => metadata.version === version))
    throw new AlreadyReleasedError(CONTENT, version);
  refuseWithoutLive(CONTENT, share, known);
  if (request.startsAt) refuseSecondSchedule(known);

  const { problems, links } = await buildAndCheckContent(source.check);
  const pass = (current: Registry) => refuse(linkProblems(links, current));
  refuse([...problems, ...linkProblems(links, registry)]);
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    await copyCompressed(source.dist, folder);
    const files = await listFiles(folder);
    const sourceHash = integrityOf(JSON.stringify(files));
    const live = known.length > 0 ? defaultVersion(known) : undefined;
    if (live?.extras.sourceHash === sourceHash) return { released: live, isNew: false };
    if (live && !request.allowRemoval) refuse(lostFiles(await liveFiles(store, live), files));
    const content = join(folder, 'web');
    refuse(await tryContent({ store, registry, hostDir, answers: source.answers, content }));
    const parts = { entry: ENTRY, routes: [], slots: [], requires: {} };
    const build = { ...parts, overBudget: undefined, pass };
    const publication = { ...request, remote: CONTENT, version, share, sourceHash };
    return { released: await publishRelease(publication, build, folder), isNew: true };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
