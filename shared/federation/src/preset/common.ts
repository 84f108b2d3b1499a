import { fileURLToPath } from 'node:url';
import { type Compiler, type Configuration, rspack } from '@rspack/core';

export type BuildTarget = 'web' | 'node';
export type BuildMode = 'production' | 'development';

/** Folder of an app that takes its build: development never touches what is served and released. */
export const outputFolder = (mode: BuildMode): string =>
  mode === 'production' ? 'dist' : 'dist-dev';

/** Path of a runtime plugin of this package, as the federation plugin wants it. */
export const runtimePlugin = (name: string): string =>
  fileURLToPath(new URL(`../runtime/${name}.ts`, import.meta.url));

const RUNTIME_CJS =
  /@module-federation[\\/](webpack-bundler-runtime|runtime|inject-external-runtime-core-plugin)[\\/]dist[\\/]index\.cjs$/;

const esmOf = (file: string): string =>
  RUNTIME_CJS.test(file) ? file.replace(/index\.cjs$/, 'index.js') : file;

/**
 * The federation plugin names its runtime as CommonJS, from which the bundler can remove nothing that is
 * unused. These lines take the ESM build: a remote entry is 6 KB instead of 27, and the host has the
 * runtime once instead of twice (federation-facts §0.1). A size test guards them, because they lean on
 * the plugin's insides.
 */
export function esmFederationRuntime(): NonNullable<Configuration['plugins']> {
  return [
    new rspack.NormalModuleReplacementPlugin(RUNTIME_CJS, (data) => {
      data.request = esmOf(data.request);
    }),
    (compiler: Compiler) => {
      // After the federation plugin, which sets an alias here.
      compiler.hooks.afterPlugins.tap({ name: 'esm-runtime', stage: 1 }, ({ options }) => {
        const aliases = Object.entries(options.resolve.alias || {});
        options.resolve.alias = Object.fromEntries(
          aliases.map(([name, to]) => [name, typeof to === 'string' ? esmOf(to) : to]),
        );
      });
    },
  ];
}

/**
 * Sources of which every page loads all, and of which little renders again: shell and design system. What
 * the React Compiler adds to a component makes it twice as long, so here it compiles only those that say
 * `'use memo'` (docs/performance.md); everywhere else it compiles all.
 */
const LOADED_BY_EVERY_PAGE = /[\\/](host|shared[\\/]ui)[\\/]src[\\/]/;

/** TypeScript and React through SWC, with the React Compiler for all components or for those that ask for it. */
function sources(compilationMode: 'infer' | 'annotation', target: BuildTarget, mode: BuildMode) {
  const development = mode === 'development';
  return {
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
            reactCompiler: { compilationMode },
          },
        },
      },
    },
  };
}

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
        { ...sources('infer', target, mode), exclude: LOADED_BY_EVERY_PAGE },
        { ...sources('annotation', target, mode), include: LOADED_BY_EVERY_PAGE },
        { test: /\.css$/, type: 'css/auto' },
      ],
    },
    optimization: { chunkIds: 'named', moduleIds: development ? 'named' : 'deterministic' },
  };
}
