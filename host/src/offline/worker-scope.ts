/** What the worker uses of its global scope; TypeScript has these types only in place of a window's. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface SyncEvent extends ExtendableEvent {
  tag: string;
}

export interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  sync: SyncEvent;
}

export interface WorkerScope {
  addEventListener<N extends keyof WorkerEvents>(
    name: N,
    listener: (event: WorkerEvents[N]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  caches: CacheStorage;
  clients: { claim(): Promise<void> };
  registration: { unregister(): Promise<boolean> };
}
