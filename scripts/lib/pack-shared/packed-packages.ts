import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A shared package that other repositories may have. */
export interface PackedPackage {
  name: string;
  version: string;
  /** Its folder. */
  dir: string;
  /** Its folder's name. */
  folder: string;
  /** Sources of what others may import. */
  entries: readonly string[];
  /** Names of the packages that are installed with it. */
  dependencies: readonly string[];
}

interface PackageJson {
  name: string;
  version: string;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  publishConfig?: { exports?: Record<string, unknown> };
}

/**
 * The shared packages whose package.json says what they export once they are packed.
 * @throws Error naming a package that exports something else packed than as sources
 */
export function packedPackages(root: string): PackedPackage[] {
  const shared = join(root, 'shared');
  return readdirSync(shared)
    .filter((folder) => existsSync(join(shared, folder, 'package.json')))
    .flatMap((folder) => {
      const dir = join(shared, folder);
      const json = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as PackageJson;
      const packed = json.publishConfig?.exports;
      if (!packed) return [];
      const { name, version, exports, dependencies = {} } = json;
      if (Object.keys(packed).sort().join() !== Object.keys(exports).sort().join())
        throw new Error(`${name}: "exports" and "publishConfig.exports" do not name the same.`);
      const entries = Object.values(exports);
      return [{ name, version, dir, folder, entries, dependencies: Object.keys(dependencies) }];
    });
}

/** The file that `pnpm pack` makes of a package. */
export const tarballOf = ({ name, version }: Pick<PackedPackage, 'name' | 'version'>): string =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
