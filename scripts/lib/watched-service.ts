import { RestartPause } from './restart-pause.mjs';
import { type Service, type ServiceSpec, spawnService } from './service';

type Spawn = (spec: ServiceSpec) => Service;

/** Says what happens to a service, to whoever looks at the terminal or the log of the machine. */
type Say = (line: string) => void;

/**
 * A service that is started again whenever it ends, at growing distance and for ever, until somebody
 * stops it. Only the first start may fail: then a person is there to read why.
 */
export class WatchedService {
  #current: Service | undefined;
  #isStopped = false;
  #wakeUp: () => void = () => undefined;
  readonly #pause = new RestartPause();

  readonly #say: Say;
  readonly #spawn: Spawn;

  constructor(
    readonly spec: ServiceSpec,
    say: Say = console.error,
    spawn: Spawn = spawnService,
  ) {
    this.#say = say;
    this.#spawn = spawn;
  }

  /**
   * Starts it and waits until it serves.
   * @returns its port
   * @throws ServiceError when it ends instead
   */
  async start(): Promise<number> {
    const service = this.#spawn(this.spec);
    this.#current = service;
    const port = await service.ready;
    void this.#keepAlive({
      ...this.spec,
      env: { ...this.spec.env, [this.spec.portSetting]: `${port}` },
    });
    return port;
  }

  /** Stops it for good, also while it starts or waits for its next start. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wakeUp();
    await this.#current?.stop();
  }

  async #keepAlive(spec: ServiceSpec): Promise<void> {
    let servesSince = Date.now();
    while (!this.#isStopped) {
      const how = await this.#current?.ended;
      if (this.#isStopped) return;
      const pause = this.#pause.afterEnd(servesSince === 0 ? 0 : Date.now() - servesSince);
      this.#say(`The ${spec.name} ${how}. It is started again in ${pause / 1_000} s.`);
      await this.#wait(pause);
      if (this.#isStopped) return;
      this.#current = this.#spawn(spec);
      servesSince = await this.#current.ready.then(
        () => Date.now(),
        () => 0, // Said with its end.
      );
      if (servesSince > 0) this.#say(`The ${spec.name} serves again.`);
    }
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
