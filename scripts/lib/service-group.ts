import type { Service } from './service';

/**
 * The services of a site, stopped together: last started first, so that the host lets nobody in any
 * more before the API ends its database. Ctrl-C, or the end of one of them, stops all.
 */
export class ServiceGroup {
  readonly #services: Service[] = [];
  #stopping = false;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => void this.stopAll(0));
  }

  add(service: Service): void {
    this.#services.push(service);
    service.process.once('exit', () => {
      if (this.#stopping || !this.#services.includes(service)) return;
      console.error(`The ${service.name} ended unexpectedly; stopping the site.`);
      void this.stopAll(1);
    });
  }

  /** Stops one and takes it out, for a restart. */
  async remove(service: Service): Promise<void> {
    const at = this.#services.indexOf(service);
    if (at >= 0) this.#services.splice(at, 1);
    await service.stop();
  }

  get isStopping(): boolean {
    return this.#stopping;
  }

  /** Ends this process with the code once every service has stopped. */
  async stopAll(code: number): Promise<void> {
    if (this.#stopping) return;
    this.#stopping = true;
    for (const service of this.#services.reverse()) await service.stop();
    process.exit(code);
  }
}
