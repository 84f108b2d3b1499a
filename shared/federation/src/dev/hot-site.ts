import { join } from 'node:path';
import { hostConfig } from '../preset/host/host-config';
import type { HostEntries } from '../preset/host/host-entries';
import { remoteConfig } from '../preset/remote-config';
import { readRemotePackage } from '../preset/remote-package';
import type { BuiltRoute } from '../release/built-remote/built-remote';
import { inspectRemote } from '../release/built-remote/inspect-remote';
import { hostHotConfig, remoteHotConfig } from './dev-config';
import { startDevServer } from './dev-server';
import { freePorts } from './free-port';
import { watchServerBuilds } from './server-builds';

/** A remote that is built from its sources while it is worked on. */
export interface HotRemote {
  name: string;
  /** Absolute path of the server entry. */
  serverEntry: string;
  /** Address of the browser entry: a script, on a dev server. */
  entry: string;
  /** What its sources declare at the moment. */
  routes: readonly Omit<BuiltRoute, 'chunks' | 'shares' | 'query' | 'further'>[];
  slots: readonly string[];
}

export interface HotSiteOptions {
  hostDir: string;
  entries: HostEntries;
  /** Folders of the remotes that are worked on. */
  remoteDirs: readonly string[];
  /** Dev servers listen from this port upwards. */
  fromPort: number;
  /** What does not build, for the developer. */
  onProblem: (message: string) => void;
}

/** The host and some remotes, built from their sources and again on each change. */
export interface HotSite {
  /** Address of the host's browser script. */
  script: string;
  /** Origins of the dev servers. */
  origins: readonly string[];
  remotes(): readonly HotRemote[];
  /** Resolves when the server side is in step with the sources. */
  settled(): Promise<void>;
  /** Calls back after each change of the server side; awaited before {@link settled}. */
  onRebuilt(listener: () => Promise<void>): void;
  close(): Promise<void>;
}

/**
 * Starts the dev servers (browser side, hot replacement) and the server-side builds of a site.
 * @returns once every server side is built for the first time
 * @throws Error with the bundler's messages when the first build fails
 */
export async function startHotSite(options: HotSiteOptions): Promise<HotSite> {
  const { hostDir, entries, fromPort } = options;
  const packages = options.remoteDirs.map((dir) => ({ dir, remote: readRemotePackage(dir) }));
  const ports = await freePorts(packages.length + 1, fromPort);
  const [hostOrigin = '', ...remoteOrigins] = ports.map((port) => `http://localhost:${port}`);
  const states = new Map<string, HotRemote>();
  let built = false;
  let rebuilt: () => Promise<void> = async () => undefined;

  const inspect = async (name: string): Promise<void> => {
    const index = packages.findIndex(({ remote }) => `${remote.name} (node)` === name);
    const found = packages[index];
    if (!found) return;
    const serverEntry = join(found.dir, 'dist-dev/node/remoteEntry.cjs');
    const inspector = join(hostDir, 'dist-dev/node/inspect.cjs');
    const declared = await inspectRemote(inspector, found.remote, serverEntry);
    states.set(found.remote.name, {
      name: found.remote.name,
      serverEntry,
      entry: `${remoteOrigins[index]}/remoteEntry.js`,
      routes: declared.routes.map(
        ({ chunks: _c, shares: _s, query: _q, further: _f, ...route }) => route,
      ),
      slots: declared.slots.map((slot) => slot.name),
    });
  };

  const builds = watchServerBuilds(
    [
      hostConfig(hostDir, entries, 'node', 'development'),
      ...packages.map(({ dir }) => remoteConfig(dir, 'node', 'development')),
    ],
    {
      onProblem: options.onProblem,
      async onBuilt(changed) {
        await Promise.all(changed.map(inspect));
        built = true;
        await rebuilt();
      },
    },
  );
  await builds.settled();
  if (!built) {
    await builds.close();
    throw new Error('The sources do not build: see above.');
  }
  const servers = await Promise.all([
    startDevServer(hostHotConfig(hostDir, entries, hostOrigin), ports[0] ?? 0),
    ...packages.map(({ dir }, i) =>
      startDevServer(remoteHotConfig(dir, remoteOrigins[i] ?? ''), ports[i + 1] ?? 0),
    ),
  ]);
  return {
    script: `${hostOrigin}/client.js`,
    origins: [hostOrigin, ...remoteOrigins],
    remotes: () => [...states.values()],
    settled: builds.settled,
    onRebuilt(listener) {
      rebuilt = listener;
    },
    async close() {
      await Promise.all([builds.close(), ...servers.map((server) => server.close())]);
    },
  };
}
