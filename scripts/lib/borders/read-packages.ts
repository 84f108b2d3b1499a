import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a folder of the workspace is for; the borders follow from it (design §2). */
export type PackageKind = 'host' | 'remote' | 'shared' | 'api' | 'tests';

export interface WorkspacePackage {
  name: string;
  /** Folder, relative to the workspace's root, with `/`. */
  folder: string;
  kind: PackageKind;
  /** What others may import: subpath (`.`, `./theme`) → source file. */
  exports: Readonly<Record<string, string>>;
  /** Workspace packages that its code uses. */
  dependencies: readonly string[];
  /** Workspace packages that only its tests use. */
  testDependencies: readonly string[];
}

interface PackageJson {
  name: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const APPS: Record<string, PackageKind> = { host: 'host', api: 'api', e2e: 'tests' };

function kindOf(folder: string): PackageKind | undefined {
  if (folder.startsWith('shared/')) return 'shared';
  return folder.startsWith('mf-') ? 'remote' : APPS[folder];
}

const fromWorkspace = (dependencies: Record<string, string> = {}): string[] =>
  Object.entries(dependencies)
    .filter(([, version]) => version.startsWith('workspace:'))
    .map(([name]) => name)
    .sort();

/** The packages of a workspace, from its folders: nothing about them is typed twice. */
export function readPackages(root: string): WorkspacePackage[] {
  const folders = [
    ...readdirSync(root),
    ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}`),
  ].sort();
  return folders.flatMap((folder) => {
    const kind = kindOf(folder);
    const file = join(root, folder, 'package.json');
    if (!kind || !existsSync(file)) return [];
    const json = JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
    return [
      {
        name: json.name,
        folder,
        kind,
        exports: json.exports ?? {},
        dependencies: fromWorkspace(json.dependencies),
        testDependencies: fromWorkspace(json.devDependencies),
      },
    ];
  });
}
