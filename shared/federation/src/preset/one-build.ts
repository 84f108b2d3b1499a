import { type Configuration, rspack } from '@rspack/core';
import { commonConfig } from './common/common';
import { compileHint } from './compile-hint';
import type { StandIns } from './host/host-entries';
import { productionRouter } from './production-router';
import { standIns } from './stand-ins';

/** What takes the place of federation in a build that has everything in it. */
export interface OneBuild {
  /** Entry of the browser's side. */
  client: string;
  /** Module in the place of the federation runtime: it finds the remotes' modules in this very build. */
  runtime: string;
  /** Module in the place of the directory of what is live: everything is known when this is built. */
  directory: string;
  /** What stands in the place of packages, as in the host's own build for browsers. */
  clientFiles: StandIns;
  /** Folder for what is built. */
  out: string;
  /** Under which its files are served. */
  publicPath: string;
}

/** The same sources as one build for browsers, without federation: for benches, to see what federation costs. */
export function oneBuildConfig(dir: string, parts: OneBuild): Configuration {
  const name = '[name].[contenthash:8].js';
  const { NormalModuleReplacementPlugin } = rspack;
  return {
    ...commonConfig(dir, 'web', 'production'),
    name: 'one build',
    entry: { client: parts.client },
    output: {
      path: parts.out,
      clean: true,
      publicPath: parts.publicPath,
      filename: name,
      chunkFilename: name,
      crossOriginLoading: 'anonymous',
    },
    plugins: [
      ...compileHint('web', 'production'),
      ...productionRouter('production'),
      ...standIns(parts.clientFiles),
      new NormalModuleReplacementPlugin(/^@module-federation\/enhanced\/runtime$/, parts.runtime),
      new NormalModuleReplacementPlugin(/\/directory$/, (resource) => {
        if (resource.context.startsWith(dir)) resource.request = parts.directory;
      }),
    ],
  };
}
