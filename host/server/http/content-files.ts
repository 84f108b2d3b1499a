import { join } from 'node:path';
import { isNamedByContent } from '@site/contract';
import { CONTENT, exists, isInside, liveSince, wasLive } from '@site/federation/registry';
import type { ReleaseWatcher } from '../releases/release-watcher';
import type { RenderService } from '../render/render-service';
import type { Visits } from '../visits/visits';

/** A file of a released content, and who may keep it. */
export interface ContentFile {
  /** Folder that holds it. */
  root: string;
  /** Inside that folder. */
  file: string;
  cacheControl: string;
}

interface ContentFilesOptions {
  /** Who sees other versions; nobody under `pnpm dev`. */
  visits?: Pick<Visits, 'of'> | undefined;
  /** Of what everybody gets. */
  renderer: Pick<RenderService, 'live'>;
  releases: Pick<ReleaseWatcher, 'root' | 'registry' | 'vouchesFor'>;
}

const FOREVER = 'public, max-age=31536000, immutable';
/** A file whose name stays when it changes, as the API has it for texts. */
const A_MINUTE = 'public, max-age=60, stale-while-revalidate=600';
const NOBODY = 'private, no-store';

/** Of so many releases the pictures are there for pages that are still open. */
const MOST_EARLIER = 5;

/** What the texts of a release name by itself: another release, or the API, has no say in it. */
const OWN = /^(json|brochures|handbooks|films)\//;

/** Finds the release that has a file of the address `/static/…` for a visitor (docs/content-releases.md). */
export class ContentFiles {
  readonly #options: ContentFilesOptions;

  constructor(options: ContentFilesOptions) {
    this.#options = options;
  }

  /**
   * @param file behind `/static/`, e.g. `json/offers.json`
   * @param cookies the `cookie` header of the request
   * @returns `gone` for a text or a document that the release does not have; undefined for a picture that no release
   *   has, and without a release for all: then the API has it, or nobody
   */
  async find(file: string, cookies: string | undefined): Promise<ContentFile | 'gone' | undefined> {
    const { renderer, visits, releases } = this.#options;
    if (!renderer.live?.content || !isInside(file)) return undefined;
    const visit = await visits?.of(cookies);
    const content = (visit?.renderer.live ?? renderer.live)?.content;
    const isForever = isNamedByContent(file);
    const isPreview = visit !== undefined && visit.preview.length > 0;
    const cacheControl = isForever ? FOREVER : isPreview ? NOBODY : A_MINUTE;
    const own = content ? [content.folder] : [];
    for (const folder of isForever ? [...own, ...(await this.#earlier(own))] : own) {
      if (await releases.vouchesFor(folder, `web/${file}`))
        return { root: join(releases.root, folder, 'web'), file, cacheControl };
    }
    return content && OWN.test(file) ? 'gone' : undefined;
  }

  /** Folders of other releases that visitors had, the last first, as far as they are on this machine. */
  async #earlier(own: readonly string[]): Promise<string[]> {
    const { registry, root } = this.#options.releases;
    const folders = [...(registry?.microFrontends[CONTENT] ?? [])]
      .filter(wasLive)
      .sort((one, other) => (liveSince(one) < liveSince(other) ? 1 : -1))
      .map(({ extras }) => extras.folder)
      .filter((folder) => !own.includes(folder))
      .slice(0, MOST_EARLIER);
    const here = await Promise.all(folders.map((folder) => exists(join(root, folder))));
    return folders.filter((_folder, at) => here[at]);
  }
}
