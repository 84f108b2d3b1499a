import { createHash } from 'node:crypto';
import type { RuntimeConfig } from '@site/shell';
import type { FontAssets } from '../../fonts/font-assets';
import type { OfflineFile, OfflineManifest } from '../../src/offline/manifest';
import type { HostScripts } from '../document/document';
import type { LiveSet } from '../releases/live-set';

interface OfflineOptions {
  scripts: HostScripts;
  fonts: Pick<FontAssets, 'preload'>;
  config: RuntimeConfig;
  /** The worker's own script: with another one browsers keep everything anew. */
  workerScript: string;
}

/** What the pages that open without a network are made of, by live set. */
export class OfflinePages {
  readonly #made = new WeakMap<LiveSet, ReadonlyMap<string, OfflineManifest>>();

  readonly #options: OfflineOptions;

  constructor(options: OfflineOptions) {
    this.#options = options;
  }

  /** What is kept of a page; undefined for one that needs a network, and for all when switched off. */
  manifestOf(live: LiveSet | undefined, path: string): OfflineManifest | undefined {
    if (!live || !this.#options.config.offlinePages) return undefined;
    const known = this.#made.get(live) ?? this.#make(live);
    this.#made.set(live, known);
    return known.get(path);
  }

  /** Whether a page is to be kept whose files cannot be used at the moment, e.g. because they are damaged. */
  isAway({ snapshot }: LiveSet, path: string): boolean {
    if (!this.#options.config.offlinePages) return false;
    return snapshot.remotes.some(
      ({ entry, routes }) =>
        entry === null && routes.some((route) => route.offline && route.path === path),
    );
  }

  #make(live: LiveSet): ReadonlyMap<string, OfflineManifest> {
    const manifests = new Map<string, OfflineManifest>();
    const { config, workerScript } = this.#options;
    for (const { entry, routes } of live.snapshot.remotes) {
      if (entry === null) continue;
      for (const { path, offline } of routes) {
        if (!offline) continue;
        const files = [...this.#hostFiles(), ...remoteFiles(live, entry)];
        const all = JSON.stringify([live.snapshot.id, path, files, config, workerScript]);
        const id = createHash('sha256').update(all).digest('hex').slice(0, 16);
        manifests.set(path, { id, path, files, config: { ...config, apiOrigin: '' } });
      }
    }
    return manifests;
  }

  /** With every shared package and what comes late: what a page loads later, e.g. its form, may need any. */
  #hostFiles(): OfflineFile[] {
    const { scripts, fonts } = this.#options;
    const shared = Object.values(scripts.shares).flat();
    const needed = [
      ...new Map(
        [scripts.main, ...shared, ...scripts.later].map((one) => [one.address, one]),
      ).values(),
    ];
    return [
      ...needed.map(({ address, integrity }) => ({
        url: address,
        ...(integrity ? { integrity } : {}),
      })),
      { url: fonts.preload },
    ];
  }
}

/** Every script of the remote: what a page loads later is not to be missing in the field. */
function remoteFiles({ integrity }: LiveSet, entry: string): OfflineFile[] {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  return Object.entries(integrity)
    .filter(([url]) => url.startsWith(folder))
    .map(([url, hash]) => ({ url, integrity: hash }));
}
