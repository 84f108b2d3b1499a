import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { ImportLog } from '../preset/import-log';
import type { RemotePackage } from '../preset/remote-package';
import { trialEnvironment } from './trial-environment';

/** The server's entry in the folder of a build. */
export const SERVER_ENTRY = 'node/remoteEntry.cjs';

/** Chunks of the server build, and keys of shared packages, that a page or slot asks for. */
const asks = { chunks: z.array(z.string()), shares: z.array(z.string()) };

const builtRemoteSchema = z.object({
  routes: z
    .array(
      z.object({
        path: z.string().startsWith('/'),
        ...asks,
        /** Query parameters that the page is rendered with. */
        query: z.array(z.string()),
        /** What it asks for when its address has one of these, by the parameter's name. */
        further: z.record(z.string(), z.object(asks)).default({}),
        /** True for a page that opens without a network once it was visited. */
        offline: z.literal(true).optional(),
        /** True where a visitor pays. */
        takesPayments: z.literal(true).optional(),
        /** Data of the site itself that the page shows. */
        siteData: z.literal('releases').optional(),
        /** False for a page that crawlers are asked to leave alone. */
        robots: z.literal(false).optional(),
      }),
    )
    .min(1),
  slots: z.array(z.object({ name: z.string(), ...asks })),
  /** Names that the host's shared packages do not have. */
  missing: z.array(z.object({ key: z.string(), name: z.string() })).default([]),
});

/** What a built remote declares: its routes and slots, and what each asks for. */
export type BuiltRemote = z.infer<typeof builtRemoteSchema>;
/** What it declares of one page. */
export type BuiltRoute = BuiltRemote['routes'][number];

/** What a machine with much else to do needs for loading a remote is less. */
const LOADING_LIMIT_MS = 30_000;

/** What `execFile` says of a process that did not end well. */
const processSchema = z.object({ killed: z.boolean(), stderr: z.string() });

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
    return builtRemoteSchema.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
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
}
