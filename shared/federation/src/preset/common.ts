import { fileURLToPath } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';

export type BuildTarget = 'web' | 'node';
export type BuildMode = 'production' | 'development';

/** Folder of an app that takes its build: development never touches what is served and released. */
export const outputFolder = (mode: BuildMode): string =>
  mode === 'production' ? 'dist' : 'dist-dev';

/** Path of a runtime plugin of this package, as the federation plugin wants it. */
export const runtimePlugin = (name: string): string =>
  fileURLToPath(new URL(`../runtime/${name}.ts`, import.meta.url));

const BUNDLER_RUNTIME_CJS = /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/;

/**
 * The federation plugin resolves its runtime as CommonJS, from which the bundler can remove nothing that is unused. These
 * two lines take the ESM build: a remote entry is 6 KB instead of 27 (federation-facts §0.1). A size
 * test guards them, because they lean on the plugin's insides.
 */
export function esmFederationRuntime(): NonNullable<Configuration['plugins']> {
  return [
    new rspack.NormalModuleReplacementPlugin(BUNDLER_RUNTIME_CJS, (request) => {
      request.request = request.request.replace(/index\.cjs$/, 'index.js');
    }),
  ];
}

/** What every app's build has in common: TypeScript and React through SWC, the React Compiler, deterministic names. */
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
        {
          test: /\.tsx?$/,
          type: 'javascript/auto',
          use: {
            loader: 'builtin:swc-loader',
            options: {
              detectSyntax: 'auto',
              jsc: {
                target: 'es2022',
                transform: {
                  react: {
                    runtime: 'automatic',
                    development,
                    refresh: development && target === 'web',
                  },
                  reactCompiler: true,
                },
              },
            },
          },
        },
        { test: /\.css$/, type: 'css/auto' },
      ],
    },
    optimization: { chunkIds: 'named', moduleIds: development ? 'named' : 'deterministic' },
  };
}
