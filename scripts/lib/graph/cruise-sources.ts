import { resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { GRAPH_RULES } from './rules';

/** One import between two files, as paths from the workspace's root. */
export interface Import {
  from: string;
  to: string;
}

export interface Cruise {
  imports: readonly Import[];
  /** One line for each broken rule. */
  violations: readonly string[];
}

const LEFT_OUT = ['\\.test\\.tsx?$', '\\.spec\\.ts$', '/dist/', '/\\.'];

/** Reads the imports of all sources below these folders, tests apart, and checks them. */
export async function cruiseSources(root: string, folders: readonly string[]): Promise<Cruise> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir: resolve(root), // It wants no slash at the end.
      ruleSet: GRAPH_RULES,
      validate: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: LEFT_OUT },
      tsPreCompilationDeps: true,
      // What a package may import stands in its own package.json and in the root's.
      combinedDependencies: true,
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  );
  const { modules, summary } = output as ICruiseResult;
  const own = modules.filter(({ source }) => !/node_modules/.test(source));
  // Without a parser for TypeScript the tool would see no file and find nothing wrong.
  const unseen = folders.filter((folder) => !own.some((m) => m.source.startsWith(`${folder}/`)));
  return {
    imports: own.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    ),
    violations: [
      ...unseen.map((folder) => `No file of ${folder} was read.`),
      ...summary.violations.map(
        ({ rule, from, to, cycle }) =>
          `${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ')}`,
      ),
    ],
  };
}
