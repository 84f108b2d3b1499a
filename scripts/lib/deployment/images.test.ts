import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { textOf, workspaceRoot } from './deploy-files';

const FILES = readdirSync(join(workspaceRoot, 'deploy/images'));
const instructionsOf = (file: string) =>
  textOf(`deploy/images/${file}`)
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => {
      const [name = '', ...words] = line.split(/\s+/);
      return { name, words, line };
    });

it.each(FILES)(
  '%s copies files that are there, from a Node of one version, and runs as nobody in particular',
  (file) => {
    const instructions = instructionsOf(file);
    for (const { words } of instructions.filter(({ name }) => name === 'FROM'))
      expect(words[0]).toMatch(/^node:20\.\d+-slim$/);
    const copied = instructions
      .filter(({ name, words }) => name === 'COPY' && !words[0]?.startsWith('--from'))
      .flatMap(({ words }) => words.slice(0, -1));
    for (const path of copied)
      expect([path, existsSync(join(workspaceRoot, path))]).toEqual([path, true]);
    expect(instructions.findLast(({ name }) => name === 'USER')?.words).toEqual(['node']);
  },
);

it.each(['host.Dockerfile', 'api.Dockerfile'])('%s says how to ask whether it lives', (file) => {
  const check = instructionsOf(file).find(({ name }) => name === 'HEALTHCHECK');
  expect(check?.line).toContain('/healthz');
});

it.each(FILES)('the commands of %s are scripts of the packages that it names', (file) => {
  const scriptsOf = (folder: string) =>
    (
      JSON.parse(readFileSync(join(workspaceRoot, folder, 'package.json'), 'utf8')) as {
        scripts: object;
      }
    ).scripts;
  const commands = instructionsOf(file)
    .filter(({ name, words }) => name === 'RUN' && words[0] === 'pnpm')
    .map(({ words }) => words.slice(1));
  expect(commands.length).toBeGreaterThan(1);
  for (const words of commands) {
    const folder = words[0] === '--filter' ? (words[1] ?? '') : '.';
    const script = (words[0] === '--filter' ? words[2] : words[0]) ?? '';
    if (script !== 'install') expect(Object.keys(scriptsOf(folder))).toContain(script);
  }
});

it('the API starts with the packages that its image installs: each is a dependency, and none for development only', async () => {
  const api = join(workspaceRoot, 'api');
  const { dependencies } = JSON.parse(readFileSync(join(api, 'package.json'), 'utf8'));
  const asked = new Set<string>();
  await build({
    absWorkingDir: api,
    entryPoints: ['src/main.ts', 'src/start/commands/migrate-main.ts'],
    outdir: join(workspaceRoot, '.cache/unwritten'),
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    plugins: [
      {
        name: 'note-packages',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
            if (kind === 'entry-point' || path.startsWith('@site/')) return undefined;
            const [scope = '', name] = path.split('/');
            if (!path.startsWith('node:'))
              asked.add(path.startsWith('@') ? `${scope}/${name}` : scope);
            return { path, external: true };
          });
        },
      },
    ],
  });
  expect(asked.size).toBeGreaterThan(10);
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([...asked]));
});
