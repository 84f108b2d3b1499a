import { createHash } from 'node:crypto';
import { partProblems } from '@site/federation';
import type { HotRemote } from '@site/federation/dev';
import type { LiveRemote } from '../../src/federation/snapshot';
import type { LiveSet } from '../releases/live-set';

/** What development puts in the place of built and released files. Production never has one. */
export interface DevSite {
  /** Address of the host's browser script on its dev server. */
  script: string;
  /** Origins of the dev servers, which the Content Security Policy then lets in. */
  origins: readonly string[];
  /** Versions of the shared packages that the host gives, by key. */
  provides: Readonly<Record<string, string>>;
  /** Puts the remotes that are worked on in the place of their releases. */
  overlay(live: LiveSet): LiveSet;
  /** Resolves when the server side is in step with the sources. */
  settled(): Promise<void>;
  /** Calls back after each change of the server side. */
  onRebuilt(listener: () => Promise<void>): void;
}

/** The version that a remote under development shows, e.g. in `data-mf`. */
const DEV_VERSION = 'dev';

function toLiveRemote({ name, entry, routes, slots }: HotRemote): LiveRemote {
  return {
    name,
    version: DEV_VERSION,
    entry,
    format: 'script',
    routes: routes.map(({ path, offline, takesPayments, siteData, robots }) => ({
      path,
      preload: [],
      ...(offline && { offline }),
      ...(takesPayments && { takesPayments }),
      ...(siteData && { siteData }),
      ...(robots === false && { robots }),
    })),
    slots: slots.map((slot) => ({ name: slot, preload: [] })),
  };
}

/**
 * A live set in which hot remotes stand in the place of their releases. Its id changes with what they
 * declare and not with their code, so that open pages keep their state while code is replaced in them. The
 * content is that of the API, which is worked on beside them.
 */
export function overlayHotRemotes(
  { content: _released, ...live }: LiveSet,
  hot: readonly HotRemote[],
): LiveSet {
  const names = new Set(hot.map((remote) => remote.name));
  const released = live.snapshot.remotes.filter((remote) => !names.has(remote.name));
  const remotes = [...released, ...hot.map(toLiveRemote)].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  const declared = createHash('sha256')
    .update(JSON.stringify([live.snapshot.id, hot]))
    .digest('hex');
  return {
    ...live,
    snapshot: { id: declared.slice(0, 16), remotes },
    serverEntries: {
      ...live.serverEntries,
      ...Object.fromEntries(hot.map(({ name, serverEntry }) => [name, serverEntry])),
    },
    problems: Object.fromEntries(
      Object.entries(live.problems).filter(([name]) => !names.has(name)),
    ),
  };
}

/**
 * What a release of the hot remotes would be refused for, as far as their routes and slots say it: a line each. A page of
 * another remote that a hot one takes is not seen by looking at the site.
 * @param live the live set with the hot remotes in it
 */
export function refusedClaims(live: LiveSet): string[] {
  const { remotes } = live.snapshot;
  return remotes
    .filter(({ version }) => version === DEV_VERSION)
    .flatMap((hot) =>
      partProblems(
        hot,
        remotes.filter((other) => other !== hot),
      ).map((reason) => `${hot.name}: a release will be refused. ${reason}`),
    );
}
