import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Compiler, Module } from '@rspack/core';

/** A package of which a build holds code. */
export interface BundledPackage {
  name: string;
  version: string;
  /** Of its sources, before they are made small. */
  bytes: number;
}

type Named = Omit<BundledPackage, 'bytes'>;

/** A library is put together of several folders with a package.json; the one with a name says which it is. */
function packageOf(dir: string, known: Map<string, Named | undefined>): Named | undefined {
  if (known.has(dir)) return known.get(dir);
  const file = join(dir, 'package.json');
  const json = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Named>) : {};
  const { name, version } = json;
  const up = dirname(dir);
  const found = name && version ? { name, version } : up === dir ? undefined : packageOf(up, known);
  known.set(dir, found);
  return found;
}

/** Modules may stand in others that the bundler has made of several. */
const innerModules = (module: Module & { modules?: readonly Module[] }): readonly Module[] =>
  module.modules ?? [module];

/**
 * A bundler plugin that notes of which packages a build holds code, without the one that is built.
 * @param root folder of the package that is built
 * @returns the plugin, and what it has noted once the build has come to its end
 */
export function bundledPackages(root: string) {
  const noted = new Map<string, BundledPackage>();
  const known = new Map<string, Named | undefined>();
  const note = (module: Module): void => {
    const { resource } = module as Module & { resource?: string };
    if (!resource) return;
    const isOwn = resource.startsWith(root + sep) && !resource.includes(`${sep}node_modules${sep}`);
    const found = isOwn ? undefined : packageOf(dirname(resource), known);
    if (!found) return;
    const key = `${found.name}@${found.version}`;
    const bytes = (noted.get(key)?.bytes ?? 0) + module.size();
    noted.set(key, { ...found, bytes });
  };
  const plugin = (compiler: Compiler): void => {
    compiler.hooks.compilation.tap('bundled-packages', (compilation) => {
      compilation.hooks.afterSeal.tap('bundled-packages', () => {
        const modules = [...compilation.chunks].flatMap((chunk) =>
          [...compilation.chunkGraph.getChunkModules(chunk)].flatMap(innerModules),
        );
        for (const module of new Set(modules)) note(module);
      });
    });
  };
  const read = (): BundledPackage[] =>
    [...noted.values()].sort((a, b) =>
      `${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1,
    );
  return { plugin, read };
}

/** Parts of the site that are released by themselves; others take no code from them. */
const isApp = (name: string): boolean => /^(host|api|mf-.+)$/.test(name);

/** What is wrong with packages that a release of a remote holds, a sentence for each. */
export const sayApps = (packages: readonly BundledPackage[]): string[] =>
  packages
    .filter(({ name }) => isApp(name))
    .map(
      ({ name }) => `It holds code of ${name}, which is released by itself: take it from shared/*.`,
    );
