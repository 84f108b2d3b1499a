import { parse } from 'yaml';

type Versions = Record<string, string>;
interface Dependencies {
  dependencies?: Versions;
  optionalDependencies?: Versions;
}
type Importer = {
  [kind in keyof Dependencies]?: Record<string, { version: string }>;
};

/** What is read of a lockfile of pnpm, version 9. */
interface Lockfile {
  importers: Record<string, Importer>;
  snapshots: Record<string, Dependencies>;
  packages: Record<string, { resolution?: unknown }>;
}

/** The lockfile that was read last: a start of the site asks for each app, and reading takes a third of a second. */
let last: { text: string; lockfile: Lockfile } | undefined;

function read(text: string): Lockfile {
  if (last?.text === text) return last.lockfile;
  // Everything is text here, and the file is written by a program: both save two thirds of the time.
  const lockfile = parse(text, { schema: 'failsafe', uniqueKeys: false }) as Lockfile;
  last = { text, lockfile };
  return lockfile;
}

/** The name and version of a package without the peers that it was installed beside. */
const withoutPeers = (key: string): string => key.split('(', 1)[0] ?? key;

/**
 * What a lockfile says of the packages that an app and the shared packages are built of, whatever else it
 * holds: their versions, the peers that each has, and the hashes of their files. What only tests and tools
 * of an importer need (`devDependencies`) is not in it.
 * @param app folder of the app in the workspace
 * @returns the same text as long as none of these packages changes
 */
export function lockedPackages(lockfile: string, app: string): string {
  const { importers, snapshots, packages, ...settings } = read(lockfile);
  // Versions of the catalog stand with each importer that uses them.
  const { catalogs: _all, ...general } = settings as Record<string, unknown>;
  const used = new Set<string>();
  const waiting = Object.entries(importers)
    .filter(([name]) => name === app || name.startsWith('shared/'))
    .flatMap(([, { dependencies, optionalDependencies }]) =>
      Object.entries({ ...dependencies, ...optionalDependencies }),
    )
    .map(([name, { version }]): [string, string] => [name, version]);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [name, version] = next;
    // The version of a package under another name is the whole key.
    const key = version in snapshots ? version : `${name}@${version}`;
    const snapshot = snapshots[key];
    if (!snapshot || used.has(key)) continue;
    used.add(key);
    waiting.push(...Object.entries({ ...snapshot.dependencies, ...snapshot.optionalDependencies }));
  }
  const lines = [...used].sort().map((key) => {
    return `${key} ${JSON.stringify(packages[withoutPeers(key)]?.resolution)}`;
  });
  return [JSON.stringify(general), ...lines].join('\n');
}
