import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkspacePackage } from '../borders/read-packages';

/** A part of the site that is released alone, by a pipeline of its own. */
export interface Part {
  /** Name of the part and of its workflow file: `mf-catalog`, `host`, `api`, `content`. */
  name: string;
  /** Workflow that its file calls. */
  calls: 'remote.yml' | 'service.yml' | 'content-release.yml';
  /** What its pipeline starts for, as GitHub's path filter wants it. */
  paths: readonly string[];
}

/** What the release command and the bundler's preset are made of: a release depends on them. */
const RELEASE_TOOL = '@site/federation';

/** What each part depends on: the versions of all packages, and how a pipeline sets itself up. */
const EVERYBODY = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.github/actions/**'];

const CONTENT = 'api/content/**';

/** Folders of shared packages that these packages are made of, directly or through others. */
function foldersBehind(names: readonly string[], packages: readonly WorkspacePackage[]): string[] {
  const found = new Map<string, WorkspacePackage>();
  const waiting = [...names];
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const own = packages.find((one) => one.name === name);
    if (!own) throw new Error(`No package of this workspace is called ${name}`);
    if (found.has(name)) continue;
    found.set(name, own);
    waiting.push(...own.dependencies);
  }
  return [...found.values()].map(({ folder }) => folder);
}

/** The shared packages that an app is built, released and tested with. */
const foldersOf = (
  { dependencies, testDependencies }: WorkspacePackage,
  packages: readonly WorkspacePackage[],
  tools: readonly string[],
): string[] => foldersBehind([...dependencies, ...testDependencies, ...tools], packages).sort();

const filesBelow = (folder: string): string => `${folder}/**`;

/** Files of deploy/ that are about one service: its image and its manifests. */
const deploymentOf = (service: string): string[] => [
  '.dockerignore',
  'deploy/images/**',
  `deploy/kubernetes/${service}.yaml`,
];

const serviceOf = (name: string, own: readonly string[]): Part => ({
  name,
  calls: 'service.yml',
  paths: [...own, ...deploymentOf(name), ...EVERYBODY, '.github/workflows/service.yml'],
});

/** The parts of one app of the workspace; none of what is not released. */
function partsOfApp(app: WorkspacePackage, packages: readonly WorkspacePackage[]): Part[] {
  const { name, folder, kind } = app;
  if (kind === 'remote')
    return [
      {
        name,
        calls: 'remote.yml',
        paths: [
          filesBelow(folder),
          ...foldersOf(app, packages, [RELEASE_TOOL]).map(filesBelow),
          ...EVERYBODY,
          '.github/workflows/remote.yml',
        ],
      },
    ];
  const shared = foldersOf(app, packages, []).map(filesBelow);
  if (kind === 'host') return [serviceOf(name, [filesBelow(folder), ...shared])];
  if (kind !== 'api') return [];
  return [
    // Pictures of what is sold, and the address on receipts, come with the API's image.
    serviceOf(name, [
      filesBelow(folder),
      `!${CONTENT}`,
      'api/content/originals/**',
      'api/content/json/contact-info.json',
      ...shared,
    ]),
    {
      name: 'content',
      calls: 'content-release.yml',
      // Brochures name prices, which the seeds have. What a test says is no content.
      paths: [
        CONTENT,
        'api/seeds/**',
        '!api/content/**/*.test.ts',
        '.github/workflows/content-release.yml',
      ],
    },
  ];
}

/** Every part that is released alone, and what it depends on, from the packages of the workspace. */
export const partsOf = (packages: readonly WorkspacePackage[]): Part[] =>
  packages
    .flatMap((app) => partsOfApp(app, packages))
    .map((part) => ({
      ...part,
      // Words for people are no reason to release.
      paths: [...part.paths, `.github/workflows/${part.name}.yml`, '!**/*.md'],
    }));

/** Folder of the workflow files. */
export const workflowsDir = (root: string): string => join(root, '.github/workflows');

/** Names of the workflow files. */
export const workflowFiles = (root: string): string[] =>
  readdirSync(workflowsDir(root))
    .filter((name) => name.endsWith('.yml'))
    .sort();
