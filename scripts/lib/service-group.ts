import { endSteps } from './run-node';
import { type Service, spawnService } from './service';

/**
 * The services of a site, stopped together: last started first, so that the host lets nobody in any
 * more before the API ends its database. Ctrl-C, or the end of one of them, stops all; one that is
 * still starting is stopped like the others.
 */
export class ServiceGroup {
  readonly #services: Service[] = [];
  #stopping = false;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => void this.stopAll(0));
  }

  /**
   * Starts a service and waits until it serves.
   * @returns its port
   * @throws ServiceError when it ends instead
   */
  async start(name: string, file: string, env: NodeJS.ProcessEnv): Promise<number> {
    const service = spawnService(name, file, env);
    this.#services.push(service);
    const port = await service.ready.catch((error: unknown) => this.#forget(service, error));
    service.process.once('exit', () => {
      if (this.#stopping || !this.#services.includes(service)) return;
      console.error(`The ${name} ended unexpectedly; stopping the site.`);
      void this.stopAll(1);
    });
    return port;
  }

  /** Stops one service, for a restart; nothing when it does not run. */
  async stop(name: string): Promise<void> {
    const service = this.#services.find((candidate) => candidate.name === name);
    if (!service) return;
    this.#services.splice(this.#services.indexOf(service), 1);
    await service.stop();
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

  #forget(service: Service, error: unknown): never {
    const at = this.#services.indexOf(service);
    if (at >= 0) this.#services.splice(at, 1);
    throw error;
  }
}
