import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { workspaceRoot } from '../../workspace';
import { commonConfig } from '../common/common';
import { esmFederationRuntime } from '../common/esm-runtime';
import { runBuild } from '../run-build';
import { LEFT_OUT, type LeftOut, leftOut } from './left-out';

const MUI = `
export * as styles from '@mui/material/styles';
export * as system from '@mui/system';
`;
const OTHERS = `
export * as autocomplete from '@mui/material/Autocomplete';
export * as button from '@mui/material/ButtonBase';
export * as emotion from '@emotion/react';
export * as federation from '@module-federation/enhanced/runtime';
`;

type Part = ((...options: unknown[]) => unknown) & { isLeftOut?: true };
type Shared = Record<'styles' | 'system', Readonly<Record<string, Part>>>;

let out: string;
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'left-out-'));
});
afterEach(() => rm(out, { recursive: true, force: true }));

/** Builds parts that the host shares as the host does; gives the script. */
async function build(source: string, plugins: ReturnType<typeof leftOut>): Promise<string> {
  const host = join(workspaceRoot, 'host');
  const common = commonConfig(host, 'web', 'production');
  const entry = join(out, 'entry.js');
  await writeFile(entry, source);
  await runBuild([
    {
      ...common,
      entry,
      resolve: { ...common.resolve, modules: [join(host, 'node_modules'), 'node_modules'] },
      output: { path: out, filename: 'parts.js', library: { type: 'var', name: 'parts' } },
      plugins: [...esmFederationRuntime(), ...plugins],
    },
  ]);
  return readFile(join(out, 'parts.js'), 'utf8');
}

const run = (script: string): Shared => runInNewContext(`${script};parts`, { console }) as Shared;

it('each part that is to be left out of the host is met in the packages of today', async () => {
  const met = new Set<LeftOut>();
  await build(
    MUI + OTHERS,
    leftOut((part) => met.add(part)),
  );
  expect([...met].map(({ request }) => String(request)).sort()).toEqual(
    LEFT_OUT.map(({ request }) => String(request)).sort(),
  );
});

describe('of MUI the host', () => {
  let styles: Shared['styles'];
  let system: Shared['system'];
  beforeEach(async () => {
    ({ styles, system } = run(await build(MUI, leftOut())));
  });

  it('gives what remotes use', () => {
    expect(styles['createTheme']?.()).toMatchObject({ palette: { mode: 'light' } });
    expect(styles['styled']?.('p')).toEqual(expect.any(Function));
    expect(system['createBox']?.()).toMatchObject({ render: expect.any(Function) });
  });

  it('refuses in words what no page uses, and marks it for the release command', () => {
    expect(() => styles['enhanceHighContrast']?.({})).toThrow('docs/sharing.md');
    // The names that docs/sharing.md lists.
    const ofStyles = [
      ...['adaptV4Theme', 'createStyles', 'enhanceHighContrast', 'experimental_extendTheme'],
      ...['makeStyles', 'responsiveFontSizes', 'StyledEngineProvider', 'withStyles', 'withTheme'],
      'unstable_createMuiStrictModeTheme',
    ];
    const ofSystem = ['Container', 'Grid', 'Stack', 'StyledEngineProvider', 'useMediaQuery'];
    expect(ofStyles.filter((name) => !styles[name]?.isLeftOut)).toEqual([]);
    expect(ofSystem.filter((name) => !system[name]?.isLeftOut)).toEqual([]);
    for (const name of ['gridClasses', 'containerClasses']) expect(system).not.toHaveProperty(name);
  });

  it('is smaller by what it leaves out', async () => {
    const [whole, left] = [await build(MUI, []), await build(MUI, leftOut())];
    expect(whole.length - left.length).toBeGreaterThan(15_000);
  });
});
