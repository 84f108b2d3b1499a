import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace';
import { commonConfig } from './common/common';
import { productionRouter } from './production-router';
import { runBuild } from './run-build';

let out: string;
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'router-'));
});
afterEach(() => rm(out, { recursive: true, force: true }));

/** A warning that the router has for developers. */
const WARNING = 'No routes matched location';

it("what visitors load holds no warning of the router's for developers, and what developers load does", async () => {
  const host = join(workspaceRoot, 'host');
  const routerBuild = async (mode: 'production' | 'development') => {
    const common = commonConfig(host, 'web', 'production');
    const entry = join(workspaceRoot, 'shared/router/src/index.ts');
    const output = { path: out, filename: 'router.js', library: { type: 'var', name: 'router' } };
    await runBuild([{ ...common, entry, output, plugins: productionRouter(mode) }]);
    return readFile(join(out, 'router.js'), 'utf8');
  };
  expect(await routerBuild('development')).toContain(WARNING);
  const production = await routerBuild('production');
  expect(production).not.toContain(WARNING);
  expect(production).toContain('createBrowserRouter');
  // A part of the link that knows whether it is active, which the facade does not give.
  expect(production).not.toContain('aria-current');
});
