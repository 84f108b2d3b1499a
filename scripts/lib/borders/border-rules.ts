import type { WorkspacePackage } from './read-packages';

/** One entry of Biome's `overrides`: who (folders) may not import what. */
export interface BorderOverride {
  includes: string[];
  linter: { rules: { style: { noRestrictedImports: RestrictedImports } } };
}

interface RestrictedImports {
  level: 'error';
  options: {
    paths?: Record<string, string>;
    patterns: { group: string[]; message: string }[];
  };
}

/** Packages that only servers and scripts may use: they bring the bundler along, or Node. */
const NOT_FOR_BROWSERS = new Set(['@site/federation', '@site/server']);

/** What the API may use: what it answers, and what every server needs. */
const FOR_THE_API = new Set(['@site/contract', '@site/server']);

const MUI_BARREL = {
  '@mui/material':
    'The barrel brings all of MUI: take it from @site/ui, or from @mui/material/Name.',
};
const ROUTER = {
  group: ['react-router', 'react-router/**', 'react-router-dom', 'react-router-dom/**'],
  message: 'The router comes from @site/router: two copies are two contexts.',
};
const FULL_ZOD = {
  group: ['zod', 'zod/**', '!zod/mini', '!zod/v4/core'],
  message: 'Browsers get zod/mini: the full zod is for servers.',
};
const APPS = {
  group: ['host', 'host/**', 'mf-*', 'mf-*/**', 'api', 'api/**', 'e2e', 'e2e/**'],
  message: 'No app imports another: apps meet through shared/* and the registry.',
};

/** Every name under which a package may be imported: what its package.json#exports lists. */
const entriesOf = ({ name, exports }: WorkspacePackage): string[] =>
  Object.keys(exports).map((subpath) => name + subpath.slice('.'.length));

function workspaceRule(allowed: readonly WorkspacePackage[], who: string) {
  return {
    group: ['@site/**', ...allowed.flatMap(entriesOf).map((entry) => `!${entry}`)],
    message: `Not for ${who} to import: see "Who may import whom" in docs/borders.md, and the package's exports.`,
  };
}

interface Folder {
  includes: string[];
  who: string;
  allowed: readonly WorkspacePackage[];
  /** Its code runs in browsers. */
  browser: boolean;
  /** It is the facade of the router. */
  router?: boolean;
}

function override({ includes, who, allowed, browser, router }: Folder): BorderOverride {
  const patterns = [
    workspaceRule(allowed, who),
    APPS,
    ...(router ? [] : [ROUTER]),
    ...(browser ? [FULL_ZOD] : []),
  ];
  return {
    includes,
    linter: {
      rules: {
        style: {
          noRestrictedImports: { level: 'error', options: { paths: MUI_BARREL, patterns } },
        },
      },
    },
  };
}

/**
 * The import borders of the workspace as Biome overrides: `host` and `mf-*` import shared packages,
 * `api` the contract and the servers' package, a shared package what its package.json names; nobody imports an app, and
 * nobody reaches deeper than a package's exports.
 */
export function borderOverrides(packages: readonly WorkspacePackage[]): BorderOverride[] {
  const shared = packages.filter((p) => p.kind === 'shared');
  const forBrowsers = shared.filter((p) => !NOT_FOR_BROWSERS.has(p.name));
  const named = (own: WorkspacePackage) => [...own.dependencies, ...own.testDependencies];
  return [
    {
      includes: ['host/**', '!host/src/**'],
      who: 'the host',
      allowed: shared,
      browser: false,
    },
    { includes: ['host/src/**'], who: "the host's pages", allowed: forBrowsers, browser: true },
    { includes: ['mf-*/**'], who: 'a remote', allowed: forBrowsers, browser: true },
    {
      includes: ['api/**'],
      who: 'the API',
      allowed: shared.filter((p) => FOR_THE_API.has(p.name)),
      browser: false,
    },
    ...shared.map((own) => ({
      includes: [`${own.folder}/**`],
      who: own.folder,
      allowed: shared.filter((p) => named(own).includes(p.name)),
      browser: !NOT_FOR_BROWSERS.has(own.name),
      router: own.name === '@site/router',
    })),
  ].map(override);
}
