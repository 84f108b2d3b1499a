import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@site/federation/workspace';
import { showHelp } from './lib/show-help';

/** `pnpm bench <what>`: speed and size, measured apart from the tests. */
const BENCHES: Record<string, string> = {
  api: 'api/bench/bench.ts',
  launch: 'api/bench/launch.ts',
  limit: 'api/bench/limit.ts',
  connections: 'api/bench/connections.ts',
  'clean-up': 'api/bench/clean-up.ts',
  web: 'e2e/tools/bench-web.ts',
  tasks: 'e2e/tools/bench-tasks.ts',
  inp: 'e2e/tools/bench-inp.ts',
  scale: 'e2e/tools/bench-scale.ts',
  parts: 'scripts/bench/first-load.ts',
  release: 'e2e/tools/bench-release.ts',
  month: 'e2e/tools/bench-month.ts',
  server: 'e2e/tools/bench-server.ts',
};

showHelp(`npx pnpm bench <what>
Measures speed and size: ${Object.keys(BENCHES).join(', ')} (docs/performance.md, docs/launch-day.md, docs/registry.md).
  --keep   writes the raw figures to docs/figures, where a measurement has them; release and month write them always`);

const [what = '', ...args] = process.argv.slice(2);
const file = BENCHES[what];
if (!file) {
  console.error(`Say what to measure: pnpm bench ${Object.keys(BENCHES).join(' | ')}`);
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx/esm', join(workspaceRoot, file), ...args],
  {
    cwd: workspaceRoot,
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
