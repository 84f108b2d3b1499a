import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { workspaceRoot } from '../../workspace';
import { commonConfig } from '../common/common';
import { runBuild } from '../run-build';
import { leftOut } from './left-out';

const SOURCE = `
export * as styles from '@mui/material/styles';
export * as system from '@mui/system';
`;

type Part = ((...options: unknown[]) => unknown) & { isLeftOut?: true };
type Shared = Record<'styles' | 'system', Readonly<Record<string, Part>>>;

let out: string;
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'left-out-'));
});
afterEach(() => rm(out, { recursive: true, force: true }));

/** Builds the shared parts of MUI as the host does. */
async function build(plugins: ReturnType<typeof leftOut>) {
  const host = join(workspaceRoot, 'host');
  const common = commonConfig(host, 'web', 'production');
  const entry = join(out, 'entry.js');
  await writeFile(entry, SOURCE);
  await runBuild([
    {
      ...common,
      entry,
      resolve: { ...common.resolve, modules: [join(host, 'node_modules'), 'node_modules'] },
      output: { path: out, filename: 'mui.js', library: { type: 'var', name: 'mui' } },
      plugins,
    },
  ]);
  const text = await readFile(join(out, 'mui.js'), 'utf8');
  const shared = runInNewContext(`${text};mui`, { console }) as Shared;
  return { bytes: text.length, shared };
}

it('the host gives what remotes use of MUI, and refuses in words what it leaves out of every page', async () => {
  const whole = await build([]);
  const { bytes, shared } = await build(leftOut());
  expect(whole.bytes - bytes).toBeGreaterThan(15_000);
  const { styles, system } = shared;
  expect(styles['createTheme']?.()).toMatchObject({ palette: { mode: 'light' } });
  expect(styles['styled']?.('p')).toEqual(expect.any(Function));
  expect(system['createBox']?.()).toMatchObject({ render: expect.any(Function) });
  expect(() => styles['enhanceHighContrast']?.({})).toThrow('docs/sharing.md');
  expect(styles['enhanceHighContrast']?.isLeftOut).toBe(true);
});
