import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { parseCommand } from '../../../shared/federation/src/cli/parse/parse-command';
import { listFiles } from '../list-files';
import { pipelineCommands } from './commands';
import { workflowFiles, workflowsDir } from './parts';

const workspaceRoot = join(__dirname, '../../..');
const commands = pipelineCommands(workspaceRoot);
const { scripts } = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

interface Job {
  env?: Record<string, string>;
  steps: { run?: string; uses?: string }[];
}

/** What `pnpm pipelines` says of the workflow files of a folder. */
const check = (root: string) =>
  spawnSync(
    process.execPath,
    ['--import', 'tsx/esm', join(workspaceRoot, 'scripts/pipelines.ts'), '--root', root],
    { cwd: workspaceRoot, encoding: 'utf8' },
  );

it('the check of pipelines finds a missing part, an unknown key, a job that is not there and a broken expression', async () => {
  expect(check(workspaceRoot)).toMatchObject({ status: 0, stderr: '' });
  const root = await mkdtemp(join(tmpdir(), 'pipelines-'));
  try {
    await cp(workflowsDir(workspaceRoot), workflowsDir(root), { recursive: true });
    await rm(join(workflowsDir(root), 'host.yml'));
    const replace = async (name: string, ...edits: [string, string][]) => {
      const file = join(workflowsDir(root), name);
      const text = await readFile(file, 'utf8');
      await writeFile(
        file,
        edits.reduce((all, [from, to]) => all.replace(from, to), text),
      );
    };
    await replace('remote.yml', ['timeout-minutes', 'time-out'], ['vars.SITE', 'variables.SITE']);
    await replace('service.yml', ['needs: verify', 'needs: verified']);
    const { status, stderr } = check(root);
    expect(status).toBe(1);
    expect(stderr).toContain('host.yml: the file is missing');
    expect(stderr).toContain("Unexpected value 'time-out'");
    expect(stderr).toContain("unknown job 'verified'");
    expect(stderr).toContain("Unrecognized named-value: 'variables'");
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});

it('every command of the pipelines is a script of package.json, with options that it takes', () => {
  const called = commands.filter(({ words }) => words[0] === 'npx' && words[1] === 'pnpm');
  expect(called.length).toBeGreaterThan(8);
  for (const { words } of called) {
    const [, , script = '', ...args] = words;
    expect(Object.keys(scripts)).toContain(script);
    if (script === 'release') expect(parseCommand(args).name).not.toBe('help');
  }
});

it('every remote passes the gate, a preview, a trial and a promotion, in this order', () => {
  const released = commands
    .filter(({ file, words }) => file === 'remote.yml' && words[2] === 'release')
    .map(({ words }) => parseCommand(words.slice(3)))
    .map(({ name, options }) => (options['preview'] ? `${name} for preview` : name));
  expect(released).toEqual(['release', 'release for preview', 'canary', 'promote', 'verify']);
});

it('the content passes a preview and a promotion, in this order', () => {
  const released = commands
    .filter(({ file, words }) => file === 'content-release.yml' && words[2] === 'release')
    .map(({ words }) => parseCommand(words.slice(3)))
    .map(({ name, options }) => (options['preview'] ? `${name} for preview` : name));
  expect(released).toEqual(['release for preview', 'promote', 'verify']);
});

it('every action of others is pinned to a version', () => {
  const uses = listFiles(workspaceRoot)
    .filter((file) => file.startsWith('.github/'))
    .flatMap((file) => [
      ...readFileSync(join(workspaceRoot, file), 'utf8').matchAll(/uses: (\S+)/g),
    ])
    .map(([, action = '']) => action);
  for (const action of uses) expect(action).toMatch(/^\.\/|@(v\d+|[0-9a-f]{40})$/);
});

it('every job that measures the database of operation has one, and stops without it', () => {
  const file = readFileSync(join(workflowsDir(workspaceRoot), 'verify.yml'), 'utf8');
  const { jobs } = parse(file) as { jobs: Record<string, Job> };
  const measuring = Object.values(jobs).filter(({ steps }) =>
    steps.some(({ run = '' }) => /test:fleet|bench (launch|limit|connections)/.test(run)),
  );
  expect(measuring.length).toBeGreaterThan(2);
  for (const { env, steps } of measuring) {
    expect(env).toMatchObject({ REQUIRE_POSTGRES: '1' });
    expect(steps.map(({ uses }) => uses)).toContain('./.github/actions/postgres');
  }
});

it('no workflow may do more than read the repository unless a job says so', () => {
  for (const name of workflowFiles(workspaceRoot))
    expect(readFileSync(join(workflowsDir(workspaceRoot), name), 'utf8')).toMatch(
      /^permissions:\n {2}contents: read$/m,
    );
});
