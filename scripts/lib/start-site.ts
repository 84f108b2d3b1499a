import { BucketError } from '@site/federation/bucket';
import { releasesDir } from '@site/federation/workspace';
import { StepError } from './run-node';
import { ServiceError } from './service';
import type { ServiceGroup } from './service-group';
import { dataDir, stateDir } from './site-folders';
import { StartProblem } from './start-problem';

const logLevel = (): string => process.env['LOG_LEVEL'] || 'warn';

interface ApiStart {
  port?: string;
  /** The host does not run beside it: HOST and TRUST_PROXY are meant for this API. */
  isAlone?: boolean;
}

/** Where an API listens, and whom it believes, when its only visitor is the host beside it: what a person sets is then for the host. */
const BESIDE_ITS_HOST = { HOST: '127.0.0.1', TRUST_PROXY: 'loopback' };

/** Starts the API with its database; returns its port. @throws ServiceError when it ends instead */
export const startApi = (
  services: ServiceGroup,
  { port = process.env['API_PORT'] || '4000', isAlone = false }: ApiStart = {},
): Promise<number> =>
  services.start({
    name: 'API',
    file: 'api/src/main.ts',
    portSetting: 'API_PORT',
    env: {
      ...(isAlone ? {} : BESIDE_ITS_HOST),
      API_PORT: port,
      DATA_DIR: dataDir(),
      LOG_LEVEL: logLevel(),
    },
  });

/** Starts the host's server from its production or its development entry; returns its port. @throws ServiceError when it ends instead */
export const startHost = (
  services: ServiceGroup,
  file: 'host/server/main.ts' | 'host/server/dev/main.ts',
  apiOrigin: string,
  env: NodeJS.ProcessEnv = {},
): Promise<number> =>
  services.start({
    name: 'host',
    file,
    portSetting: 'PORT',
    env: {
      API_ORIGIN: apiOrigin,
      RELEASES_DIR: releasesDir(),
      STATE_DIR: stateDir(),
      LOG_LEVEL: logLevel(),
      ...env,
    },
  });

/** Prints why a start failed: one line for what a person can mend, everything for a mistake of ours. */
export function reportStart(error: unknown): void {
  if (error instanceof ServiceError && error.hasSpoken) return;
  const known = [StartProblem, StepError, ServiceError, BucketError].some(
    (kind) => error instanceof kind,
  );
  console.error(known ? (error as Error).message : error);
}

/** When a start fails, says why, stops what it had started, and ends the process with 1. */
export function endOnFailure(services: ServiceGroup, start: Promise<void>): void {
  start.catch(async (error: unknown) => {
    // The person who stops a start needs no reason why it did not finish.
    if (services.isStopping) return;
    reportStart(error);
    await services.stopAll(1);
  });
}
