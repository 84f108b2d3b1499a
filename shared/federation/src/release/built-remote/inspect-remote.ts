import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { ImportLog } from '../../preset/import-log';
import type { RemotePackage } from '../../preset/remote-package';
import { trialEnvironment } from '../trial-environment';
import { type BuiltRemote, builtRemoteSchema } from './built-remote';

/** What a machine with much else to do needs for loading a remote is less. */
const LOADING_LIMIT_MS = 30_000;

/** What `execFile` says of a process that did not end well. */
const processSchema = z.object({ killed: z.boolean(), stderr: z.string() });

/** What a build has said of itself. @throws Error in words for what cannot be */
function parseDeclared(name: string, declared: unknown): BuiltRemote {
  const { data, error } = builtRemoteSchema.safeParse(declared);
  if (data) return data;
  throw new Error(`${name}: ./routes is not right.\n${z.prettifyError(error)}`);
}

/**
 * Runs a server build in a process of its own and reads what it declares, so that routes and slots are
 * never typed twice.
 * @param inspector the host's `inspect.cjs`
 * @param shared names that the sources import from shared packages: what the host does not have comes back as `missing`
 * @param limitMs after which code that is still loading counts as code that never ends
 * @throws Error with the remote's own message when it does not load, or that it did not come to an end
 */
export async function inspectRemote(
  inspector: string,
  remote: RemotePackage,
  serverEntry: string,
  shared: ImportLog['shared'] = [],
  limitMs = LOADING_LIMIT_MS,
): Promise<BuiltRemote> {
  let declared: unknown;
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [inspector, remote.name, serverEntry, ...Object.keys(remote.exposes)],
      {
        timeout: limitMs,
        killSignal: 'SIGKILL',
        env: trialEnvironment({ NODE_ENV: 'production', SHARED_IMPORTS: JSON.stringify(shared) }),
      },
    );
    declared = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  } catch (error) {
    const ended = processSchema.safeParse(error).data;
    if (ended?.killed)
      throw new Error(
        `${remote.name}: its code does not come to an end while it loads on the server: it was stopped after ${limitMs / 1_000} s. Look for a loop, or a wait, outside of its functions.`,
      );
    throw new Error(
      `${remote.name}: the build does not load on the server.\n${ended?.stderr || String(error)}`,
    );
  }
  return parseDeclared(remote.name, declared);
}
