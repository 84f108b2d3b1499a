export interface RestartedServiceOptions {
  /** @returns the port @throws what kept it from starting */
  start: () => Promise<number>;
  /** Which changed files a running service has to be started anew for, by their full paths. */
  isReason: (file: string) => boolean;
}

/**
 * A service that changes start anew. One that did not come back is mended by a change of any file: what it could not
 * build is a source that a running one follows by itself.
 */
export class RestartedService {
  readonly #options: RestartedServiceOptions;
  #isDown = false;

  constructor(options: RestartedServiceOptions) {
    this.#options = options;
  }

  /** Whether a change of a file is a reason to start it anew. */
  readonly isReason = (file: string): boolean => this.#isDown || this.#options.isReason(file);

  /** @returns the port @throws what kept it from starting */
  readonly start = async (): Promise<number> => {
    this.#isDown = true;
    const port = await this.#options.start();
    this.#isDown = false;
    return port;
  };
}
