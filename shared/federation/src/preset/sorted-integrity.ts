import { type Compiler, rspack, type sources } from '@rspack/core';

/** The table of hashes that the integrity plugin writes into a script: name of a chunk → its hash, or a mark for it. */
const TABLE = /(\.sriHashes\s*=\s*)\{([^{}]*)\}/g;

const ENTRY = /(?:"[^"]*"|[\w$]+)\s*:\s*"[^"]*"/g;

/** A script whose table of hashes is in the order of the chunks' names. */
export const withSortedTable = (script: string): string =>
  script.replace(TABLE, (_table, start: string, entries: string) => {
    const sorted = (entries.match(ENTRY) ?? []).sort();
    return `${start}{${sorted.join(',')}}`;
  });

/** The sorted script is as long as it was, so that its source map, where the build makes one, stays true beyond the table. */
function sameMap(script: string, file: string, source: sources.Source): sources.Source {
  const map = source.map();
  return map
    ? new rspack.sources.SourceMapSource(script, file, map)
    : new rspack.sources.RawSource(script);
}

/**
 * Puts the tables of hashes into one order. The integrity plugin writes them in another one each time, so that the
 * same sources gave the script of the host another name with each build. It runs after the scripts were made small
 * and before they are named by their content.
 */
export const sortedIntegrity = (compiler: Compiler): void => {
  const name = 'sorted-integrity';
  compiler.hooks.compilation.tap(name, (compilation) => {
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
      for (const [file, source] of Object.entries(assets)) {
        if (!file.endsWith('.js')) continue;
        const script = source.source().toString();
        const sorted = withSortedTable(script);
        if (sorted !== script) compilation.updateAsset(file, sameMap(sorted, file, source));
      }
    });
  });
};
