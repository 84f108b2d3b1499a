import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { releasesDir, workspaceRoot } from '@site/federation';
import { describeLackOfSpace, freeMb } from './disk-space';
import { StepError } from './run-node';
import { ServiceError } from './service';
import type { ServiceGroup } from './service-group';

/** A condition of the machine that the person who starts can mend; one line. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** Where the API keeps its database and uploads. */
export const dataDir = (): string => resolve(workspaceRoot, process.env['DATA_DIR'] || '.data');

function ensureWritable(name: string, dir: string): void {
  try {
    mkdirSync(dir, { recursive: true });
    accessSync(dir, constants.W_OK);
  } catch (_denied) {
    throw new StartProblem(
      `No permission to write to ${dir}. Change it, or set ${name} to another folder.`,
    );
  }
}

/** @throws StartProblem when data or releases cannot be written, or there is no space for them */
export function ensureFolders(): void {
  for (const [name, dir] of [
    ['DATA_DIR', dataDir()],
    ['RELEASES_DIR', releasesDir()],
  ] as const) {
    ensureWritable(name, dir);
    const lack = describeLackOfSpace(name, dir, freeMb(dir));
    if (lack) throw new StartProblem(lack);
  }
}

const logLevel = (): string => process.env['LOG_LEVEL'] || 'warn';

/** Starts the API with its database; returns its port. @throws ServiceError when it ends instead */
export const startApi = (
  services: ServiceGroup,
  port = process.env['API_PORT'] || '4000',
): Promise<number> =>
  services.start({
    name: 'API',
    file: 'api/src/main.ts',
    portSetting: 'API_PORT',
    env: {
      API_PORT: port,
      HOST: '127.0.0.1',
      // What a person sets is for the host; the only proxy of this API is the host beside it.
      TRUST_PROXY: 'loopback',
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
      STATE_DIR: join(dataDir(), 'host'),
      LOG_LEVEL: logLevel(),
      ...env,
    },
  });

/** Prints why a start failed: one line for what a person can mend, everything for a mistake of ours. */
export function reportStart(error: unknown): void {
  if (error instanceof ServiceError && error.hasSpoken) return;
  const known =
    error instanceof StartProblem || error instanceof StepError || error instanceof ServiceError;
  console.error(known ? error.message : error);
}
