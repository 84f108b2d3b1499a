import {
  defaultVersion,
  isRetired,
  type Preview,
  type Registry,
  type RegistryVersion,
} from '@site/federation/registry';
import { isFixedPath } from '../../src/federation/fixed-path';
import type { LiveSet } from '../releases/live-set';
import type { Selection } from '../releases/selection';
import type { RenderService } from '../render/render-service';
import { bucketCookie, drawBucket, readBucket } from './bucket-cookie';
import type { PreviewCookie } from './preview-cookie';
import type { SetRenderers } from './set-renderers';
import type { Trials } from './trials';

/** What renders a visitor's pages. */
export type VisitRenderer = Pick<
  RenderService,
  'render' | 'renderNotFound' | 'live' | 'former' | 'isFull' | 'load'
>;

/** A version that a visitor sees before others do. */
export interface PreviewPart {
  remote: string;
  version: string;
}

/** What one request gets. */
export interface Visit {
  renderer: VisitRenderer;
  /** Empty for everybody but those who opened a preview link. */
  preview: readonly PreviewPart[];
  /** True while visitors get different sets of versions at one address: no cache between may keep a page. */
  isSplit?: boolean;
  /** Header that puts a visitor into a group, for who has none yet. */
  setCookie?: string;
}

export interface VisitsOptions {
  renderer: VisitRenderer & Pick<RenderService, 'open'>;
  /** The registry in use. */
  registry: () => Registry | undefined;
  cookie: PreviewCookie;
  previews: SetRenderers;
  trials: Pick<Trials, 'current' | 'selectionOf'>;
  /** Renderers of the sets that shares of the visitors get. */
  trialSets: SetRenderers;
  /** Told when the versions of a share cannot be made ready: its visitors get what is live. */
  onTrouble: (error: unknown) => void;
  /** True when visitors come by https. */
  isSecure: boolean;
}

const toSelection = (parts: readonly PreviewPart[]): Selection =>
  Object.fromEntries(parts.map(({ remote, version }) => [remote, version]));

/** Decides which versions a request gets: browser and server are told the same. */
export class Visits {
  readonly #live: Visit;

  readonly #options: VisitsOptions;

  constructor(options: VisitsOptions) {
    this.#options = options;
    this.#live = { renderer: options.renderer, preview: [] };
  }

  /** Every set that pages are rendered of now, the live one first. */
  get sets(): LiveSet[] {
    const { renderer, trialSets, previews } = this.#options;
    return [...(renderer.live ? [renderer.live] : []), ...trialSets.live, ...previews.live];
  }

  /** Every set of which somebody may have a page open, the live one first. */
  get openSets(): LiveSet[] {
    return [...this.sets, ...this.#options.renderer.open];
  }

  /**
   * @param cookies the `cookie` header of the request
   * @returns undefined when as many previews as may be are looked at already
   */
  async of(cookies: string | undefined): Promise<Visit | undefined> {
    const preview = this.#previewsOf(cookies);
    if (preview.length === 0)
      return this.#options.trials.current.length === 0 ? this.#live : this.#visitOfGroup(cookies);
    const renderer = await this.#options.previews.of(toSelection(preview));
    return renderer && { renderer, preview };
  }

  /** What the visitor's group gets: its own versions once they are warm, until then what is live. */
  #visitOfGroup(cookies: string | undefined): Visit {
    const { trials, trialSets, renderer, isSecure, onTrouble } = this.#options;
    const known = readBucket(cookies);
    const bucket = known ?? drawBucket();
    const selection = trials.selectionOf(bucket);
    const isOwn = Object.keys(selection).length > 0;
    const own = isOwn ? trialSets.ready(selection) : undefined;
    if (isOwn && !own) trialSets.of(selection).catch(onTrouble);
    return {
      renderer: own ?? renderer,
      preview: [],
      isSplit: true,
      ...(known === undefined ? { setCookie: bucketCookie(bucket, isSecure) } : {}),
    };
  }

  /** Whether a version may be looked at: the signed registry has it. */
  isReleased({ remote, version }: PreviewPart): boolean {
    return this.#versionsOf(remote).some(({ metadata }) => metadata.version === version);
  }

  /** The page that a preview begins with: the version's own first one with a fixed address. */
  firstPage({ remote, version }: PreviewPart): string {
    const found = this.#versionsOf(remote).find(({ metadata }) => metadata.version === version);
    const paths = found?.extras.routes.map(({ path }) => path) ?? [];
    return paths.find(isFixedPath) ?? '/';
  }

  #versionsOf(remote: string): readonly RegistryVersion[] {
    return this.#options.registry()?.microFrontends[remote] ?? [];
  }

  /** The previews that differ from what everybody sees. */
  #previewsOf(cookies: string | undefined): PreviewPart[] {
    return this.#options.cookie.read(cookies).flatMap(({ remote, version }: Preview) => {
      const part = { remote, version };
      return this.isReleased(part) && !this.#isLive(part) ? [part] : [];
    });
  }

  #isLive({ remote, version }: PreviewPart): boolean {
    const versions = this.#versionsOf(remote);
    const isOffered = versions.length > 0 && !isRetired(versions);
    return isOffered && defaultVersion(versions).metadata.version === version;
  }
}
