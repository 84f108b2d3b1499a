import type { BuildMode, BuildTarget } from './common/build-target';

export function outputNames(target: BuildTarget, mode: BuildMode) {
  const extension = target === 'web' ? 'js' : 'cjs';
  const name =
    mode === 'production' ? `[name].[contenthash:8].${extension}` : `[name].${extension}`;
  return { filename: name, chunkFilename: name };
}

export function entryName(target: BuildTarget, mode: BuildMode): string {
  if (target === 'node') return 'remoteEntry.cjs';
  return mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js';
}

export function library(name: string, target: BuildTarget, mode: BuildMode) {
  if (target === 'node') return { type: 'commonjs-module' };
  return mode === 'production' ? { type: 'module' } : { type: 'window', name };
}
