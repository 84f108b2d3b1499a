import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

it('the command that checks the content says what is wrong in lines, and ends as one that failed', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(dist, 'json'));
  await writeFile(join(dist, 'json/oferrs.json'), '{}');
  const script = fileURLToPath(new URL('./check.ts', import.meta.url));
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx/esm', script, dist, '--as-built', '--in-words'],
    { encoding: 'utf8' },
  );
  await rm(dist, { recursive: true });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.split('\n')).toContain('oferrs.json: no page asks for a file of this name.');
});
