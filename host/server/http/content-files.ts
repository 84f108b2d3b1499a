import { join } from 'node:path';
import { CONTENT } from '@site/federation/registry';
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

const SAFE = /^(?!.*\.\.)[A-Za-z0-9_.@-]+(\/[A-Za-z0-9_.@-]+)*$/;

/** A name that says its content: another picture has another one. */
export const isNamedByContent = (file: string): boolean => /@[0-9a-f]{6}[-.]/.test(file);

const FOREVER = 'public, max-age=31536000, immutable';
/** A file whose name stays when it changes, as the API has it for texts. */
const A_MINUTE = 'public, max-age=60, stale-while-revalidate=600';
const NOBODY = 'private, no-store';

/** Of so many releases the pictures are there for pages that are still open. */
const MOST_EARLIER = 5;

/** Finds the release that has a file of the address `/static/…` for a visitor (docs/content-releases.md). */
export class ContentFiles {
  readonly #options: ContentFilesOptions;

  constructor(options: ContentFilesOptions) {
    this.#options = options;
  }

  /**
   * @param file behind `/static/`, e.g. `json/offers.json`
   * @param cookies the `cookie` header of the request
   * @returns undefined for a file that no release has: then the API has it, or nobody
   */
  async find(file: string, cookies: string | undefined): Promise<ContentFile | undefined> {
    const { renderer, visits, releases } = this.#options;
    if (!renderer.live?.content || !SAFE.test(file)) return undefined;
    const visit = await visits?.of(cookies);
    const content = (visit?.renderer.live ?? renderer.live)?.content;
    const isForever = isNamedByContent(file);
    const isPreview = visit !== undefined && visit.preview.length > 0;
    const cacheControl = isForever ? FOREVER : isPreview ? NOBODY : A_MINUTE;
    const own = content ? [content.folder] : [];
    for (const folder of isForever ? [...own, ...this.#earlier(own)] : own) {
      if (await releases.vouchesFor(folder, `web/${file}`))
        return { root: join(releases.root, folder, 'web'), file, cacheControl };
    }
    return undefined;
  }

  /** Folders of the newest other releases. */
  #earlier(own: readonly string[]): string[] {
    const versions = this.#options.releases.registry?.microFrontends[CONTENT] ?? [];
    return versions
      .map(({ extras }) => extras.folder)
      .filter((folder) => !own.includes(folder))
      .slice(0, MOST_EARLIER);
  }
}
