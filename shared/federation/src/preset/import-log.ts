import { isBuiltin } from 'node:module';
import { relative } from 'node:path';
import type { Compiler } from '@rspack/core';

/** What the sources of a remote import that a build alone cannot judge. */
export interface ImportLog {
  /** Node's own modules, which no browser has: which, and the file that imports it. */
  builtins: { file: string; request: string }[];
  /** Names taken from shared packages, which only the host has: which, and a file that imports each. */
  shared: { key: string; name: string; file: string }[];
}

const PACKAGES = /[\\/]node_modules[\\/]/;
/** The bundler's own runtime, which asks whether it runs in Node. */
const RUNTIME = /[\\/]node_modules[\\/]@module-federation[\\/]/;

/** Whether a file is of a package by others; ours are sources, also where they are installed as packed files. */
function isOfOthers(resource: string): boolean {
  const parts = resource.split(PACKAGES);
  return parts.length > 1 && !/^@site[\\/]/.test(parts.at(-1) ?? '');
}

interface Block {
  dependencies: readonly { request?: string | undefined; ids?: string[] | undefined }[];
  /** What comes later: an `import()`. */
  blocks: readonly Block[];
}

interface LoggedModule extends Block {
  resource?: string;
}

const allDependencies = ({ dependencies, blocks }: Block): Block['dependencies'] => [
  ...dependencies,
  ...blocks.flatMap(allDependencies),
];

/** Notes the imports of one file. */
function logModule(log: ImportLog, keys: ReadonlySet<string>, root: string, module: LoggedModule) {
  const { resource } = module;
  if (!resource || RUNTIME.test(resource)) return;
  const file = relative(root, resource);
  for (const { request, ids } of allDependencies(module)) {
    if (request === undefined) continue;
    if (isBuiltin(request)) log.builtins.push({ file, request });
    const [name] = ids ?? [];
    // A package may look whether a name is there; sources name what they need.
    if (name !== undefined && keys.has(request) && !isOfOthers(resource))
      log.shared.push({ key: request, name, file });
  }
}

const uniqueBy = <T>(items: readonly T[], key: (item: T) => string): T[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

/**
 * A bundler plugin that notes what the sources of a build import.
 * @param keys shared packages
 * @param root folder that files are named from
 * @returns the plugin, and what it has noted once the build has come to its end, also to a bad one
 */
export function importLog(keys: readonly string[], root: string) {
  const noted: ImportLog = { builtins: [], shared: [] };
  const known = new Set(keys);
  const plugin = (compiler: Compiler) => {
    compiler.hooks.compilation.tap('import-log', (compilation) => {
      compilation.hooks.finishModules.tap('import-log', (modules) => {
        for (const module of modules) logModule(noted, known, root, module as LoggedModule);
      });
    });
  };
  const read = (): ImportLog => ({
    builtins: uniqueBy(noted.builtins, ({ file, request }) => `${file} ${request}`),
    shared: uniqueBy(noted.shared, ({ key, name }) => `${key} ${name}`),
  });
  return { plugin, read };
}

/** What is wrong with imports of Node's own modules, a sentence for each. */
export const sayBuiltins = ({ builtins }: ImportLog): string[] =>
  builtins.map(
    ({ file, request }) =>
      `${file} imports ${request}, which only Node has: a page runs in browsers too.`,
  );
