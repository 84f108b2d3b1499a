import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { type BuildTarget, commonConfig, esmFederationRuntime, runtimePlugin } from './common';
import { sharedPolicy } from './shared-policy';

/** What a remote says of itself: its `package.json` is its whole bundler configuration. */
export interface RemotePackage {
  name: string;
  version: string;
  /** Expose name (`./routes`, `./slots/book-now`) → source file. */
  exposes: Record<string, string>;
}

const REMOTE_NAME = /^mf-[a-z][a-z0-9-]*$/;
const EXPOSE_NAME = /^\.\/(routes|slots\/[a-z][a-z0-9-]*)$/;

/**
 * Reads a remote's name, version and exposes from its package.json.
 * @throws Error naming the file and what is wrong with it
 */
export function readRemotePackage(dir: string): RemotePackage {
  const file = join(dir, 'package.json');
  const json = JSON.parse(readFileSync(file, 'utf8')) as {
    name?: string;
    version?: string;
    exports?: Record<string, string>;
  };
  if (!json.name || !REMOTE_NAME.test(json.name))
    throw new Error(`${file}: "name" must look like mf-catalog`);
  if (!json.version) throw new Error(`${file}: "version" is missing`);
  const exposes = json.exports ?? {};
  if (!('./routes' in exposes)) throw new Error(`${file}: "exports" must list "./routes"`);
  for (const name of Object.keys(exposes)) {
    if (!EXPOSE_NAME.test(name))
      throw new Error(`${file}: cannot expose "${name}": only ./routes and ./slots/<name>`);
  }
  return { name: json.name, version: json.version, exposes };
}

/**
 * The production build of a remote for one side (design §5): browsers get ES modules, so that a
 * release is picked up inside an open session and import-map integrity covers every file; the server
 * gets CommonJS that a render worker requires from disk.
 */
export function remoteConfig(dir: string, target: BuildTarget): Configuration {
  const remote = readRemotePackage(dir);
  const common = commonConfig(dir, target, 'production');
  const web = target === 'web';
  return {
    ...common,
    name: `${remote.name} (${target})`,
    entry: {},
    output: {
      path: join(dir, 'dist', target),
      clean: true,
      uniqueName: remote.name,
      filename: `[name].[contenthash:8].${web ? 'js' : 'cjs'}`,
      chunkFilename: `[name].[contenthash:8].${web ? 'js' : 'cjs'}`,
      ...(web
        ? { publicPath: 'auto', module: true, chunkFormat: 'module', chunkLoading: 'import' }
        : { publicPath: '' }),
    },
    ...(web ? { externalsType: 'global' } : {}),
    optimization: {
      ...common.optimization,
      ...(web ? {} : { minimize: false, splitChunks: false }),
    },
    plugins: [
      ...esmFederationRuntime(),
      new ModuleFederationPlugin({
        name: remote.name,
        filename: web ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.cjs',
        library: { type: web ? 'module' : 'commonjs-module' },
        ...(web ? {} : { remoteType: 'script' as const }),
        exposes: remote.exposes,
        shared: sharedPolicy('remote', dir),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        runtimePlugins: [runtimePlugin(web ? 'chunk-retry' : 'chunk-log')],
        experiments: {
          externalRuntime: true,
          optimization: { target: web ? 'web' : 'node', disableRemote: true },
        },
      }),
    ],
  };
}
