import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { INTEGRITY_ALGORITHM } from '../../registry/integrity';
import { type BuildMode, type BuildTarget, outputFolder } from '../common/build-target';
import { commonConfig } from '../common/common';
import { esmFederationRuntime } from '../common/esm-runtime';
import { runtimePlugin } from '../common/runtime-plugin';
import { compileHint } from '../compile-hint';
import { folderFreeModuleIds } from '../folder-free-ids';
import { leftOut } from '../left-out/left-out';
import { productionRouter } from '../production-router';
import { relativeFederationRuntime } from '../relative-runtime';
import { sharedPolicy } from '../shared/shared-policy';
import { sortedIntegrity } from '../sorted-integrity';
import { standIns } from '../stand-ins';
import { HOST_NAME, type HostEntries } from './host-entries';

/**
 * Packages of others are a file of their own only where several files need them: each file costs every page its
 * integrity value, which nothing can compress.
 */
const FEW_FILES = {
  cacheGroups: {
    defaultVendors: {
      idHint: 'vendors',
      test: /[\\/]node_modules[\\/]/,
      minChunks: 2,
      priority: -10,
      reuseExistingChunk: true,
    },
  },
};

/**
 * The host's build for one side: the only provider of every singleton, eager, so that a page needs one
 * script instead of twenty and no share race exists (design §5). It knows no remote.
 */
export function hostConfig(
  dir: string,
  entries: HostEntries,
  target: BuildTarget,
  mode: BuildMode = 'production',
): Configuration {
  const common = commonConfig(dir, target, mode);
  const web = target === 'web';
  const name = mode === 'production' ? '[name].[contenthash:8].js' : '[name].js';
  return {
    ...common,
    name: `host (${target})`,
    entry: web ? { client: entries.client } : entries.server,
    output: {
      path: join(dir, outputFolder(mode), target),
      clean: true,
      uniqueName: HOST_NAME,
      filename: web ? name : '[name].cjs',
      chunkFilename: web ? name : '[name].cjs',
      ...(web
        ? {
            publicPath: '/assets/',
            crossOriginLoading: 'anonymous' as const,
            strictModuleErrorHandling: true,
          }
        : { publicPath: '' }),
    },
    optimization: {
      ...common.optimization,
      ...(web ? { splitChunks: FEW_FILES } : { minimize: false, splitChunks: false }),
    },
    plugins: [
      ...standIns(web ? entries.clientFiles : entries.serverFiles),
      ...leftOut(),
      ...productionRouter(mode),
      ...esmFederationRuntime(),
      ...(mode === 'production'
        ? [relativeFederationRuntime(dir), folderFreeModuleIds(join(dir, '..'))]
        : []),
      new ModuleFederationPlugin({
        name: HOST_NAME,
        ...(web ? {} : { remoteType: 'script' as const }),
        shared: sharedPolicy('host', dir),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        runtimePlugins: web
          ? [
              runtimePlugin('chunk-retry'),
              runtimePlugin('entry-retry'),
              runtimePlugin('share-retry'),
            ]
          : [],
        experiments: {
          provideExternalRuntime: true,
          // Where remotes are, the page says: nothing is read from manifests.
          optimization: { target: web ? 'web' : 'node', disableSnapshot: true },
        },
      }),
      ...compileHint(target, mode),
      ...(web && mode === 'production'
        ? [
            new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [INTEGRITY_ALGORITHM] }),
            sortedIntegrity,
          ]
        : []),
    ],
  };
}
