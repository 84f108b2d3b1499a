import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { type BuildMode, type BuildTarget, outputFolder } from './common/build-target';
import { commonConfig } from './common/common';
import { esmFederationRuntime } from './common/esm-runtime';
import { runtimePlugin } from './common/runtime-plugin';
import { compileHint } from './compile-hint';
import { relativeFederationRuntime } from './relative-runtime';
import { entryName, library, outputNames } from './remote-output';
import { readRemotePackage } from './remote-package';
import { sharedPolicy } from './shared/shared-policy';

/**
 * What several parts of a remote share is a file of its own only where it is large: each file is a request, and its
 * integrity value stands in every page of the remote. What a page shares with the remote's routes stands in the file of
 * the routes, which is there before it. In bytes before compression.
 */
const FEW_FILES = { minSize: 60_000 };

/**
 * A remote's build for one side (design §5): browsers get ES modules, so that a release is picked up
 * inside an open session and import-map integrity covers every file; the server gets CommonJS that a
 * render worker requires from disk. In development the browser gets a script with stable names, because
 * hot replacement works on those.
 * @param out folder that takes the sides of the build, each in a folder of its own
 */
export function remoteConfig(
  dir: string,
  target: BuildTarget,
  mode: BuildMode = 'production',
  out = join(dir, outputFolder(mode)),
): Configuration {
  const remote = readRemotePackage(dir);
  const common = commonConfig(dir, target, mode);
  const web = target === 'web';
  const modules = web && mode === 'production';
  return {
    ...common,
    name: `${remote.name} (${target})`,
    entry: {},
    output: {
      path: join(out, target),
      clean: true,
      uniqueName: remote.name,
      ...outputNames(target, mode),
      // A module that a lost file kept from running is run when somebody tries again.
      strictModuleErrorHandling: web,
      ...(modules
        ? { publicPath: 'auto', module: true, chunkFormat: 'module', chunkLoading: 'import' }
        : { publicPath: '' }),
    },
    ...(modules ? { externalsType: 'global' } : {}),
    optimization: {
      ...common.optimization,
      ...(web ? { splitChunks: FEW_FILES } : { minimize: false, splitChunks: false }),
    },
    plugins: [
      ...esmFederationRuntime(),
      ...compileHint(target, mode),
      ...(mode === 'production' ? [relativeFederationRuntime(dir)] : []),
      new ModuleFederationPlugin({
        name: remote.name,
        filename: entryName(target, mode),
        library: library(remote.name, target, mode),
        ...(modules ? {} : { remoteType: 'script' as const }),
        exposes: remote.exposes,
        shared: sharedPolicy('remote', dir),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        runtimePlugins: web
          ? [runtimePlugin('chunk-retry'), runtimePlugin('share-retry')]
          : [runtimePlugin('chunk-log')],
        experiments: {
          externalRuntime: true,
          optimization: { target: web ? 'web' : 'node', disableRemote: true },
        },
      }),
    ],
  };
}
