import { type Compiler, type Configuration, rspack } from '@rspack/core';

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
