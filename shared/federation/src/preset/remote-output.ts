import type { BuildMode, BuildTarget } from './common/build-target';

/** Names of a remote's scripts: by their content, but in development. */
export function outputNames(target: BuildTarget, mode: BuildMode) {
  const extension = target === 'web' ? 'js' : 'cjs';
  const name =
    mode === 'production' ? `[name].[contenthash:8].${extension}` : `[name].${extension}`;
  return { filename: name, chunkFilename: name };
}

/** Name of a remote's entry: the server's is the same in every release, which has a folder of its own. */
export function entryName(target: BuildTarget, mode: BuildMode): string {
  if (target === 'node') return 'remoteEntry.cjs';
  return mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js';
}

/** How a remote's entry gives its container, in the words of Module Federation's `library` option. */
export function library(name: string, target: BuildTarget, mode: BuildMode) {
  if (target === 'node') return { type: 'commonjs-module' };
  return mode === 'production' ? { type: 'module' } : { type: 'window', name };
}
