import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@site/federation/registry';
import { workspaceRoot } from '@site/federation/workspace';
import { namesWithoutSubject } from '../docs/check-test-names';
import { addToMenu } from './add-to-menu';
import { refuseTaken, releasedIn } from './refuse-taken';
import { namesOf } from './remote-names';
import { writeRemote } from './write-remote';

const NAVIGATION = join(workspaceRoot, 'api/content/json/navigation.json');
const names = namesOf('mf-service-plans');
let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'create-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

it('`pnpm create-remote` makes path and title of a name', () => {
  expect(names).toEqual({
    remote: 'mf-service-plans',
    path: '/service-plans',
    title: 'Service Plans',
  });
});

it.each(['service-plans', 'mf-', 'mf-Plans', 'mf-a--b', 'mf-../host'])(
  '`pnpm create-remote` refuses the name %s',
  (name) => {
    expect(() => namesOf(name)).toThrow('cannot name a remote');
  },
);

it('`pnpm create-remote` refuses a name whose page would take addresses of another remote, or of the host', async () => {
  const cart = {
    deployment: { default: true },
    extras: { routes: [{ path: '/cart' }], slots: [] },
  };
  const released = { schema: '', microFrontends: { 'mf-checkout': [cart] } } as unknown as Registry;
  expect(() => refuseTaken(namesOf('mf-cart'), released)).toThrow(
    'The route /cart belongs to mf-checkout. Choose another name.',
  );
  const nothing = await releasedIn(dir);
  expect(() => refuseTaken(namesOf('mf-healthz'), nothing)).toThrow(
    'The route /healthz takes addresses that the host answers itself. Choose another name.',
  );
  expect(() => refuseTaken(names, released)).not.toThrow();
});

it('`pnpm create-remote` leaves no placeholder in any file, and never writes over a folder', async () => {
  const remote = join(dir, names.remote);
  await writeRemote(remote, names);
  const files = (await readdir(remote, { recursive: true, withFileTypes: true })).filter((f) =>
    f.isFile(),
  );
  for (const { parentPath, name } of files) {
    expect(name).not.toMatch(/\.txt$/);
    expect(await readFile(join(parentPath, name), 'utf8')).not.toMatch(/@[A-Z]+@/);
  }
  await expect(writeRemote(remote, names)).rejects.toThrow('EEXIST');
});

it('`pnpm create-remote` writes tests whose names say what they are about, as the check of the documents demands', async () => {
  const remote = join(dir, names.remote);
  await writeRemote(remote, names);
  const test = await readFile(join(remote, 'src/pages/start/start-page.test.tsx'), 'utf8');
  expect(test).toContain("it('the page Service Plans ");
  expect(namesWithoutSubject(test)).toEqual([]);
});

it('`pnpm create-remote` writes nothing when the link cannot be added, so that it can be run again', async () => {
  const script = join(workspaceRoot, 'scripts/create-remote.ts');
  const menu = join(dir, 'navigation.json');
  const run = (into: string) => {
    const words = [script, names.remote, '--into', into, '--menu', menu];
    return spawnSync(process.execPath, ['--import', 'tsx/esm', ...words], { encoding: 'utf8' });
  };
  expect(run(dir).status).toBe(1);
  expect(await readdir(dir)).toEqual([]);
  await cp(NAVIGATION, menu);
  expect(run(join(dir, 'gone')).stderr).toBe(`There is no folder ${join(dir, 'gone')}.\n`);
  expect(await readFile(menu)).toEqual(await readFile(NAVIGATION));
  const written = run(dir);
  expect(written.status).toBe(0);
  expect(written.stdout).toContain(`${join(dir, names.remote)} is written`);
  expect(written.stdout).toContain('docs/version-policy.md');
  expect((await readdir(dir)).sort()).toEqual([names.remote, 'navigation.json']);
});

it('`pnpm create-remote` adds the link to the end of the menu, and changes nothing else of the file', async () => {
  const file = join(dir, 'navigation.json');
  await cp(NAVIGATION, file);
  await addToMenu(file, names);
  const [before, after] = await Promise.all([NAVIGATION, file].map((one) => readFile(one, 'utf8')));
  const { menu, ...rest } = JSON.parse(after ?? '').data;
  const { menu: menuBefore, ...restBefore } = JSON.parse(before ?? '').data;
  expect(menu).toEqual([...menuBefore, { label: 'Service Plans', to: '/service-plans' }]);
  expect(rest).toEqual(restBefore);
});

it('`pnpm create-remote` refuses a page that the navigation has already, since its remote could not be released', async () => {
  const file = join(dir, 'navigation.json');
  await cp(NAVIGATION, file);
  for (const taken of ['mf-offers', 'mf-test-ride', 'mf-gallery'])
    await expect(addToMenu(file, namesOf(taken))).rejects.toThrow(
      `The site has the page /${taken.slice(3)} already: ${file} links to it. Choose another name.`,
    );
  expect(await readFile(file)).toEqual(await readFile(NAVIGATION));
});
