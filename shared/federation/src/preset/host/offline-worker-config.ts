import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { outputFolder } from '../common/build-target';
import { commonConfig } from '../common/common';

/** The host's service worker: one script, outside federation. The server puts a manifest in front of it. */
export function offlineWorkerConfig(dir: string, worker: string): Configuration {
  const common = commonConfig(dir, 'web', 'production');
  return {
    ...common,
    name: 'host (service worker)',
    target: ['webworker', 'es2022'],
    entry: { worker },
    // A service worker may load no further file: what is imported later is in its one script.
    module: { ...common.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    output: {
      path: join(dir, outputFolder('production'), 'offline'),
      filename: '[name].js',
      clean: true,
    },
    optimization: { ...common.optimization, splitChunks: false },
  };
}
