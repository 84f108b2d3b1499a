import { type Configuration, type MultiStats, rspack } from '@rspack/core';
import { withBuildHint } from '../preset/build-hint';
import { Latch } from './latch';

/** The server builds of a site under development, kept up to date. */
export interface ServerBuilds {
  /** Resolves when nothing is being built or taken over. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface ServerBuildEvents {
  /** Some builds changed (names as in their configurations); awaited before {@link ServerBuilds.settled}. */
  onBuilt: (changed: readonly string[]) => Promise<void>;
  /** Something does not build; the last good builds stay. */
  onProblem: (message: string) => void;
}

/**
 * Builds for the server and builds again on each change, all together: a page is rendered only from
 * builds that belong together.
 */
export function watchServerBuilds(
  configs: readonly Configuration[],
  { onBuilt, onProblem }: ServerBuildEvents,
): ServerBuilds {
  const compiler = rspack([...configs]);
  const latch = new Latch();
  const hashes = new Map<string, string>();
  let generation = 0;
  let takenOver = Promise.resolve();

  const changedBuilds = (stats: MultiStats): string[] =>
    stats.stats.flatMap(({ compilation, hash }) => {
      const name = compilation.name ?? '';
      if (hashes.get(name) === hash) return [];
      hashes.set(name, hash ?? '');
      return [name];
    });

  /** Reads a build's outcome at once: the next build replaces what the stats point to. */
  const changesOf = (error: Error | null, stats: MultiStats | undefined): readonly string[] => {
    if (!error && stats && !stats.hasErrors()) return changedBuilds(stats);
    const said = stats?.toString({ all: false, errors: true, colors: false }) ?? '';
    onProblem(error?.message ?? withBuildHint(said));
    return [];
  };

  latch.shut();
  compiler.hooks.invalid.tap('site-dev', () => {
    generation += 1;
    latch.shut();
  });
  const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    const mine = generation;
    const changed = changesOf(error, stats);
    takenOver = takenOver
      .then(() => (changed.length > 0 ? onBuilt(changed) : undefined))
      .catch((problem: unknown) => onProblem(String(problem)))
      .then(() => {
        // A change that came meanwhile has its own build to wait for.
        if (mine === generation) latch.open();
      });
  });

  return {
    async settled() {
      await latch.opened;
    },
    close: () =>
      new Promise((resolve, reject) =>
        watching.close(() => compiler.close((error) => (error ? reject(error) : resolve()))),
      ),
  };
}
