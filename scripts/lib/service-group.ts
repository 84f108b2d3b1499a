import { endSteps } from './run-node';
import type { ServiceSpec } from './service';
import { WatchedService } from './watched-service';

/**
 * The services of a site. One that ends is started again; all are stopped together: last started first,
 * so that the host lets nobody in any more before the API ends its database. Ctrl-C stops all, also one
 * that is still starting.
 */
export class ServiceGroup {
  #services: WatchedService[] = [];
  #stopping = false;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => void this.stopAll(0));
    // Who started us died without a signal.
    if (process.send) process.on('disconnect', () => void this.stopAll(0));
  }

  /**
   * Starts a service and waits until it serves.
   * @returns its port
   * @throws ServiceError when it ends instead
   */
  async start(spec: ServiceSpec): Promise<number> {
    const service = new WatchedService(spec);
    this.#services.push(service);
    try {
      return await service.start();
    } catch (error) {
      this.#services = this.#services.filter((other) => other !== service);
      throw error;
    }
  }

  /** Stops one service, for a restart; nothing when it does not run. */
  async stop(name: string): Promise<void> {
    const service = this.#services.find(({ spec }) => spec.name === name);
    this.#services = this.#services.filter((other) => other !== service);
    await service?.stop();
  }

  get isStopping(): boolean {
    return this.#stopping;
  }

  /** Ends this process with the code once every service has stopped. */
  async stopAll(code: number): Promise<void> {
    if (this.#stopping) return;
    this.#stopping = true;
    endSteps();
    for (const service of [...this.#services].reverse()) await service.stop();
    process.exit(code);
  }
}
