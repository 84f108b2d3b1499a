import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDevConfig } from './dev-config';

const serverDir = join(__dirname, '..');

it('the development host refuses to run in production', () => {
  const env = { NODE_ENV: 'production', HOT_REMOTES: '["/site/mf-catalog"]' };
  expect(() => readDevConfig(env)).toThrow('`pnpm dev` is not for it');
});

it('the development host reads the folders of the hot remotes', () => {
  const config = readDevConfig({ HOT_REMOTES: '["/site/mf-catalog"]' });
  expect(config).toEqual({ HOT_REMOTES: ['/site/mf-catalog'], DEV_PORT: 3100 });
});

it.each(['mf-catalog', '{"a":1}', '[1]', undefined])(
  'the development host refuses %s as a list of folders',
  (text) => {
    expect(() => readDevConfig({ HOT_REMOTES: text })).toThrow('HOT_REMOTES');
  },
);

it('the code for development is out of reach of the production server, which knows only its types', () => {
  const files = readdirSync(serverDir, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('dev'),
  );
  const imports = files.flatMap((file) =>
    readFileSync(join(serverDir, file), 'utf8')
      .split('\n')
      .filter((line) => /from '\..*\/dev\//.test(line)),
  );
  expect(imports.length).toBeGreaterThan(0);
  for (const line of imports) expect(line).toMatch(/^import type /);
});
