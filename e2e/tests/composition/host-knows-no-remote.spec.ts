import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../fixtures/test';

const HOST_BUILD = join(import.meta.dirname, '../../../host/dist');

/** All scripts of the built host, for browsers and for the server, as one text per file. */
const scripts = readdirSync(HOST_BUILD, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.[cm]?js$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(HOST_BUILD, file), 'utf8') }));

/** Finds a route's address where a script would write it: at the start of a text, to its end. */
function writtenAs(path: string): RegExp {
  const address = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^"\'`/]*' : part))
    .join('/');
  return new RegExp(`["'\`]${address}["'\`?#]`);
}

test('the built host holds no path of a remote', async ({ request }) => {
  const html = await (await request.get('/')).text();
  // The page names its own remote; the directory names all.
  const [address = ''] = html.match(/\/federation\/directory\/[0-9a-f]+\.json/) ?? [];
  const { snapshot } = (await (await request.get(address)).json()) as {
    snapshot: { remotes: { routes: { path: string }[] }[] };
  };
  const paths = snapshot.remotes.flatMap(({ routes }) => routes.map(({ path }) => path));
  expect(paths).toEqual(expect.arrayContaining(['/offers', '/product/:productId']));
  expect(scripts.length).toBeGreaterThan(2);
  const found = paths
    // Every site has its start.
    .filter((path) => path !== '/')
    .flatMap((path) =>
      scripts
        .filter(({ text }) => writtenAs(path).test(text))
        .map(({ file }) => `${path} in ${file}`),
    );
  expect(found).toEqual([]);
});
