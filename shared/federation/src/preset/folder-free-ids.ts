import { createHash } from 'node:crypto';
import type { Compiler } from '@rspack/core';

/** Four digits, as most numbers that the bundler gives have. */
const [LEAST, COUNT] = [1_000, 9_000];

/** Modules of the federation plugin, for packages that are provided and asked for. */
const SHARED_MODULE = /^(provide|consume) shared module /;

/** A module before the bundler numbers it: its name is a text here, not the method that the types say. */
interface Unnumbered {
  identifier: string;
  id: number | null;
}

/**
 * A number for each module of shared packages, the same wherever the workspace lies.
 * @param names what the bundler calls all modules
 * @param root folder of the workspace
 */
export function folderFreeIds(names: readonly string[], root: string): Map<string, number> {
  const taken = new Set<number>();
  const ids = new Map<string, number>();
  const free = (name: string) => name.replaceAll(root, '');
  const held = names.filter((name) => SHARED_MODULE.test(name));
  for (const name of held.sort((a, b) => (free(a) < free(b) ? -1 : 1))) {
    let offset = createHash('sha256').update(free(name)).digest().readUInt32BE() % COUNT;
    while (taken.has(offset)) offset = (offset + 1) % COUNT;
    taken.add(offset);
    ids.set(name, LEAST + offset);
  }
  return ids;
}

/**
 * Numbers the shared packages that a host provides. Their modules are named after the absolute path of the
 * package, so that the bundler's own numbers, and with them the hashes of most files, would depend on the
 * folder in which the host is built. All other modules keep the bundler's numbers.
 */
export const folderFreeModuleIds = (root: string) => (compiler: Compiler) => {
  compiler.hooks.compilation.tap('folder-free-ids', ({ hooks }) => {
    hooks.beforeModuleIds.tap('folder-free-ids', (modules) => {
      const all = [...modules] as unknown as Unnumbered[];
      const ids = folderFreeIds(
        all.map(({ identifier }) => identifier),
        root,
      );
      for (const module of all) {
        const id = ids.get(module.identifier);
        if (id !== undefined) module.id = id;
      }
    });
  });
};
