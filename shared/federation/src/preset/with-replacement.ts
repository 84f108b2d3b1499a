import { type Configuration, rspack } from '@rspack/core';

/** A build that takes another file in place of one of the sources, and writes elsewhere. */
export interface Replacement {
  /** Fits the path of the source that is replaced. */
  source: RegExp;
  file: string;
  /** Folder for what is built. */
  out: string;
}

/**
 * The same build with one source replaced, for tools that look at what is in it. Comments go, as in a
 * release; names stay long, which saves most of a build's time.
 */
export function withReplacement(config: Configuration, replacement: Replacement): Configuration {
  const { source, file, out } = replacement;
  const withoutComments = new rspack.SwcJsMinimizerRspackPlugin({
    minimizerOptions: { compress: false, mangle: false, format: { comments: false } },
  });
  return {
    ...config,
    output: { ...config.output, path: out },
    plugins: [...(config.plugins ?? []), new rspack.NormalModuleReplacementPlugin(source, file)],
    optimization: { ...config.optimization, minimize: true, minimizer: [withoutComments] },
  };
}
