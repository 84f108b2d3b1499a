import { type Configuration, rspack, type StatsCompilation } from '@rspack/core';
import { withBuildHint } from './build-hint';

/**
 * Runs builds to their end, all configurations in parallel.
 * @returns the stats of each configuration, in order
 * @throws Error with the bundler's own messages when a build fails
 */
export async function runBuild(configs: readonly Configuration[]): Promise<StatsCompilation[]> {
  const compiler = rspack([...configs]);
  const stats = await new Promise<StatsCompilation>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error) return reject(error);
      if (!result) return reject(new Error('The bundler returned nothing'));
      if (result.hasErrors()) {
        const said = result.toString({ all: false, errors: true, colors: false });
        return reject(new Error(withBuildHint(said)));
      }
      resolve(
        result.toJson({
          all: false,
          children: true,
          chunks: true,
          chunkRelations: true,
          chunkOrigins: true,
          chunkGroups: true,
          entrypoints: true,
          assets: true,
          ids: true,
        }),
      );
    });
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  return stats.children ?? [];
}
