import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';
import type { BuildMode, BuildTarget } from './build-target';
import { LOADED_BY_EVERY_PAGE, sourceRule } from './source-rules';

/** The router's own build. */
const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/;

/** What every app's build has in common: how sources are compiled, deterministic names. */
export function commonConfig(dir: string, target: BuildTarget, mode: BuildMode): Configuration {
  const development = mode === 'development';
  return {
    context: dir,
    mode,
    target: target === 'web' ? ['web', 'es2022'] : 'async-node',
    devtool: development ? 'cheap-module-source-map' : false,
    lazyCompilation: false,
    infrastructureLogging: { level: 'error' },
    performance: false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        { ...sourceRule('infer', target, mode), exclude: LOADED_BY_EVERY_PAGE },
        { ...sourceRule('annotation', target, mode), include: LOADED_BY_EVERY_PAGE },
        { test: /\.css$/, type: 'css/auto' },
        { test: ROUTER, loader: fileURLToPath(new URL('./pure-components.cjs', import.meta.url)) },
      ],
    },
    optimization: { chunkIds: 'named', moduleIds: development ? 'named' : 'deterministic' },
  };
}
