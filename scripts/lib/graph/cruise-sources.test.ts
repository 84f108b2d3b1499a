import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = mkdtempSync(join(tmpdir(), 'imports-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What is wrong with these sources. The tool is an ES module that waits while it loads: a process. */
function violationsIn(files: Readonly<Record<string, string>>): string[] {
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  const script = `
    import { cruiseSources } from './scripts/lib/graph/cruise-sources.ts';
    const { violations } = await cruiseSources(process.argv[1], ['api', 'host', 'empty']);
    console.log(JSON.stringify(violations));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx/esm', '--input-type=module', '-e', script, `${root}/`],
    { encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

it('the check of imports names each import that goes in a circle, to a higher layer or nowhere, and folders it cannot read', () => {
  const violations = violationsIn({
    'package.json': '{}',
    'api/src/main.ts': "import './start/start';",
    'api/src/start/start.ts': "import '../features/orders/create';",
    'api/src/features/orders/create.ts':
      "import type { Log } from '../../platform/log';\nexport interface Order { log: Log }",
    'api/src/platform/log.ts':
      "import type { Order } from '../features/orders/create';\nexport interface Log { of?: Order }",
    'api/src/platform/deep.ts': "import '../start/start';",
    'host/src/shell/menu.tsx':
      "import { track } from '../tracking/track';\nexport const Menu = () => <p>{track}</p>;",
    'host/src/shell/idle.ts': "export const idle = 'idle';",
    'host/src/tracking/track.ts':
      "import { idle } from '../shell/idle';\nexport const track = idle;",
    'host/src/gone.ts': "import './nowhere';",
    'host/src/gone.test.ts': "import './nowhere-either';",
    'empty/notes.txt': 'No source.',
  });
  // A circle is told once for each folder in it.
  expect(violations).toContain(
    'no-circle-between-folders: host/src/shell → host/src/tracking → host/src/shell',
  );
  expect(violations.filter((line) => !line.startsWith('no-circle-between-folders')).sort()).toEqual(
    [
      'No file of empty was read.',
      'every-import-is-found: host/src/gone.ts → ./nowhere',
      expect.stringMatching(/^no-circle-between-files: .*(create|log)\.ts/),
      'platform-imports-from-no-layer-above: api/src/platform/deep.ts → api/src/start/start.ts',
      'platform-imports-from-no-layer-above: api/src/platform/log.ts → api/src/features/orders/create.ts',
    ],
  );
});
