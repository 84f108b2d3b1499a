import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../fixtures/test';

const HOST = join(import.meta.dirname, '../../../host');

const textsIn = (folder: string, wanted: RegExp) =>
  readdirSync(join(HOST, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => wanted.test(file))
    .map((file) => ({ file, text: readFileSync(join(HOST, folder, file), 'utf8') }));

/** All scripts of the host, as one text per file: those that are built, and the server's, which runs as it is written. */
const scripts = [
  ...textsIn('dist', /\.[cm]?js$/),
  ...textsIn('server', /^(?!.*(testing\/|\.test\.)).*\.ts$/),
];

/** Finds a route's address where a script would write it: at the start of a text, to its end. */
function writtenAs(path: string): RegExp {
  const address = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^"\'`/]*' : part))
    .join('/');
  return new RegExp(`["'\`]${address}["'\`?#]`);
}

/**
 * Finds parts of a route's address that a script would compare addresses with: a fixed part in a regular
 * expression, or the beginning of an address of several parts.
 */
function comparedAs(path: string): RegExp {
  const fixed = path.split('/').filter((part) => part !== '' && !part.startsWith(':'));
  const inExpression = fixed.map((part) => `\\\\/${part}(?![\\w-])`);
  const [, first = '', second] = path.split('/');
  const beginning =
    second === undefined || first.startsWith(':') ? [] : [`[\\s"'\`]/${first}/(?=[\\s"'\`\\\\])`];
  return new RegExp([...inExpression, ...beginning].join('|'));
}

test('the built host holds no name and no path of a remote', async ({ request }) => {
  const html = await (await request.get('/')).text();
  // The page names its own remote; the directory names all.
  const [address = ''] = html.match(/\/federation\/directory\/[0-9a-f]+\.json/) ?? [];
  const { snapshot } = (await (await request.get(address)).json()) as {
    snapshot: { remotes: { name: string; routes: { path: string }[] }[] };
  };
  const names = snapshot.remotes.map(({ name }) => name);
  expect(names).toContain('mf-catalog');
  const paths = snapshot.remotes.flatMap(({ routes }) => routes.map(({ path }) => path));
  expect(paths).toEqual(expect.arrayContaining(['/offers', '/product/:productId']));
  expect(scripts.length).toBeGreaterThan(2);
  const found = paths
    // Every site has its start.
    .filter((path) => path !== '/')
    .flatMap((path) =>
      scripts
        .filter(({ text }) => writtenAs(path).test(text) || comparedAs(path).test(text))
        .map(({ file }) => `${path} in ${file}`),
    );
  const named = names.flatMap((name) =>
    scripts.filter(({ text }) => text.includes(name)).map(({ file }) => `${name} in ${file}`),
  );
  expect([...found, ...named]).toEqual([]);
});
