import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace';
import { withRelativeImports } from './relative-runtime';
import { remoteConfig } from './remote-config';
import { runBuild } from './run-build';

const NAME = '@module-federation/runtime/rspack.js!=!data:text/javascript,';
const requestIn = (root: string) =>
  NAME +
  encodeURIComponent(
    `import a from "${root}/node_modules/a/index.js";import b from "${root}/mf-a/b.ts";import c from "c";`,
  );

it('the runtime of a build is asked for by the same words in any folder', () => {
  const asked = withRelativeImports('/srv/site/mf-a', requestIn('/srv/site'));
  expect(asked).toBe(
    withRelativeImports('/home/me/work/site/mf-a', requestIn('/home/me/work/site')),
  );
  expect(decodeURIComponent(asked.slice(NAME.length))).toBe(
    'import a from "../node_modules/a/index.js";import b from "./b.ts";import c from "c";',
  );
});

it.each(['/srv/site/mf-a/src/page.tsx', 'data:text/javascript,import "/srv/site/a.js"'])(
  'the runtime of a build is nothing but what the federation plugin makes: %s stays',
  (request) => {
    expect(withRelativeImports('/srv/site/mf-a', request)).toBe(request);
  },
);

it('a built remote names no folder of the machine that built it, even with its modules by name', async () => {
  const out = await mkdtemp(join(tmpdir(), 'named-'));
  const configs = (['web', 'node'] as const).map((target) => {
    const config = remoteConfig(join(workspaceRoot, 'mf-dealers'), target, 'production', out);
    const optimization = { ...config.optimization, moduleIds: 'named' as const, minimize: false };
    return { ...config, optimization };
  });
  await runBuild(configs);
  const names = await readdir(out, { recursive: true });
  const scripts = names.filter((name) => /\.c?js$/.test(name));
  expect(scripts).toContain('node/remoteEntry.cjs');
  const root = workspaceRoot.replace(/\/$/, '');
  for (const name of scripts) {
    const text = await readFile(join(out, name), 'utf8');
    for (const folder of [root, encodeURIComponent(root)])
      expect({ name, hasFolder: text.includes(folder) }).toEqual({ name, hasFolder: false });
  }
  await rm(out, { recursive: true });
});
