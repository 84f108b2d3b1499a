import { PrecacheController } from 'workbox-precaching/PrecacheController';
import { outdatedSets, setName } from './kept-sets';
import { OFFLINE_ID_HEADER, type OfflineManifest } from './manifest';
import type { WorkerScope } from './worker-scope';

/** A document of other releases than the files beside it would not run: it is not kept. */
const isOf = (id: string, response: Response): boolean =>
  response.status === 200 && response.headers.get(OFFLINE_ID_HEADER) === id;

/** Everything that a manifest names, kept as one: all of it, or nothing. */
export class KeptPage {
  readonly #controller: PrecacheController;
  readonly #manifest: OfflineManifest;
  readonly cacheName: string;

  constructor(manifest: OfflineManifest) {
    this.#manifest = manifest;
    const { id, path, files } = manifest;
    this.cacheName = setName(path, id);
    this.#controller = new PrecacheController({
      cacheName: this.cacheName,
      plugins: [
        { fetchDidSucceed: async ({ request, response }) => this.#check(request, response) },
      ],
    });
    this.#controller.addToCacheList([
      { url: path, revision: id },
      ...files.map(({ url, integrity }) => ({
        url,
        revision: null,
        ...(integrity === undefined ? {} : { integrity }),
      })),
    ]);
  }

  #check(request: Request, response: Response): Response {
    const { id, path } = this.#manifest;
    if (new URL(request.url).pathname === path && !isOf(id, response))
      throw new Error('The document is of other releases than this worker');
    return response;
  }

  /** Key of the document in the cache. */
  get documentKey(): string {
    return this.#controller.getCacheKeyForURL(this.#manifest.path) ?? this.#manifest.path;
  }

  /** Whether a newer copy of the document may take the place of the kept one. */
  mayReplace(response: Response): boolean {
    return isOf(this.#manifest.id, response);
  }

  /** Fetches and keeps all of it. */
  install(event: Event): Promise<unknown> {
    return this.#controller.install(event as Parameters<PrecacheController['install']>[0]);
  }

  /** Forgets the sets that no page needs any more. */
  async forgetOlder({ caches }: WorkerScope): Promise<void> {
    const names = outdatedSets(await caches.keys(), this.#manifest.path, this.cacheName);
    await Promise.all(names.map((name) => caches.delete(name)));
  }
}
