import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostDir } from '@site/federation';
import { oneBuildConfig, runBuild } from '@site/federation/preset';
import { repoRoot } from '../../site/addresses';
import { readFromSite, site } from '../site';

const folder = join(repoRoot, '.cache/bench-web');

/** Under which the front serves the files of the build. */
export const ONE_BUILD_PATH = '/one-build/';

/** The host and all remotes as one build for browsers. */
export interface OneBuild {
  dir: string;
  /** Address of its first script. */
  script: string;
}

/** The modules that remotes expose, from their package.json: `mf-catalog/routes` → file. */
function exposes(): [name: string, file: string][] {
  const remotes = readdirSync(repoRoot).filter((name) => /^mf-/.test(name));
  return remotes.flatMap((remote) => {
    const file = join(repoRoot, remote, 'package.json');
    if (!existsSync(file)) return [];
    const { exports } = JSON.parse(readFileSync(file, 'utf8')) as {
      exports: Record<string, string>;
    };
    return Object.entries(exports).map(([name, source]): [string, string] => [
      `${remote}/${name.slice(2)}`,
      join(repoRoot, remote, source),
    ]);
  });
}

/** Routes are part of the first script, as in any one build; slots and pages come when they are asked for. */
function runtimeText(): string {
  const all = exposes();
  const routes = all.filter(([name]) => name.endsWith('/routes'));
  const lines = all.map(([name, file]) => {
    const at = routes.findIndex(([route]) => route === name);
    return at < 0
      ? `'${name}': () => import(${JSON.stringify(file)})`
      : `'${name}': async () => routes${at}`;
  });
  return `${routes.map(([, file], at) => `import * as routes${at} from ${JSON.stringify(file)};`).join('\n')}
const exposes = { ${lines.join(', ')} };
export const loadRemote = (name) => exposes[name]();
export const registerRemotes = () => undefined;
`;
}

/** What is live, without a file to fetch: its scripts are all in this build. */
async function directoryText(): Promise<string> {
  const html = await readFromSite('/');
  const [, address] = /"address":"(\/federation\/directory\/\w+\.json)"/.exec(html) ?? [];
  if (!address) throw new Error(`${site} names no directory of what is live`);
  const { snapshot } = JSON.parse(await readFromSite(address)) as {
    snapshot: { id: string; remotes: { routes: object[]; slots: object[] }[] };
  };
  const alone = (needs: object) => ({ ...needs, preload: [] });
  const remotes = snapshot.remotes.map((remote) => ({
    ...remote,
    routes: remote.routes.map(alone),
    slots: remote.slots.map(alone),
  }));
  return `const directory = ${JSON.stringify({ snapshot: { ...snapshot, remotes }, integrity: {} })};
export const fetchDirectory = async () => directory;
export const addIntegrity = () => undefined;
`;
}

/**
 * Builds the sources as one. What is live is read from the running site, which is of the same sources.
 * @throws Error that says what to do when no site answers
 */
export async function buildOne(): Promise<OneBuild> {
  await mkdir(folder, { recursive: true });
  const file = (name: string) => join(folder, name);
  await writeFile(file('runtime.js'), runtimeText());
  await writeFile(file('directory.js'), await directoryText());
  const dir = file('one-build');
  const config = oneBuildConfig(hostDir, {
    client: join(hostDir, 'src/entry.client.ts'),
    clientFiles: { '@emotion/utils': join(hostDir, 'src/theme/emotion-utils.ts') },
    runtime: file('runtime.js'),
    directory: file('directory.js'),
    out: dir,
    publicPath: ONE_BUILD_PATH,
  });
  await runBuild([config]);
  const script = (await readdir(dir)).find((name) => /^client\..*\.js$/.test(name));
  if (!script) throw new Error('The one build has no first script');
  return { dir, script: ONE_BUILD_PATH + script };
}
