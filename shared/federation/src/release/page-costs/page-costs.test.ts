import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdToBudget } from './hold-to-budget';
import { pagesOverBudget } from './over-budget';

let hostDir: string;
let dist: string;

const write = (file: string, bytes: number) => writeFile(`${file}.br`, Buffer.alloc(bytes));

beforeEach(async () => {
  hostDir = await mkdtemp(join(tmpdir(), 'costs-'));
  dist = join(hostDir, 'remote');
  const web = join(dist, 'web');
  await mkdir(web, { recursive: true });
  await mkdir(join(hostDir, 'dist/web'), { recursive: true });
  await write(join(hostDir, 'dist/web/client.js'), 200 * 1_024);
  await write(join(hostDir, 'dist/web/forms.js'), 70 * 1_024);
  await write(join(web, 'entry.js'), 6 * 1_024);
  await write(join(web, 'page.js'), 40 * 1_024);
});
afterEach(() => rm(hostDir, { recursive: true, force: true }));

const file = (name: string) => ({ file: name, integrity: '' });
const built = () => ({
  hostDir,
  host: { script: file('client.js'), shares: { '@site/forms': [file('forms.js')] } },
  dist,
  entry: 'web/entry.js',
  slots: [],
  routes: [
    { path: '/about', preload: ['page.js'], shares: [] },
    { path: '/order', preload: ['page.js'], shares: ['@site/forms'] },
  ],
});

it('the gate counts the scripts of host, shared packages and remote, says by how much a page is over, and names its largest', async () => {
  const budget = { script: 300 * 1_024, scriptRequests: 3, entry: 7 * 1_024 };
  expect(await pagesOverBudget(built(), budget)).toEqual([
    '/order: script is 316.0 KB, 16.0 KB over its budget of 300.0 KB',
    '/order: scriptRequests is 4, 1 over its budget of 3',
    '/order: the largest script of its own is page.js, 40.0 KB',
    '/order: the largest shared package that it imports is @site/forms, 70.0 KB: a form comes later with createLateForm of @site/form-parts (docs/late-forms.md)',
  ]);
});

it('the gate counts what only an address with a parameter needs, and names the parameter', async () => {
  const further = { dealer: { preload: ['page.js'], shares: ['@site/forms'] } };
  const routes = [{ path: '/ride', preload: [], shares: [], further }];
  const budget = { script: 300 * 1_024, scriptRequests: 4, entry: 7 * 1_024 };
  expect(await pagesOverBudget({ ...built(), routes }, budget)).toEqual([
    '/ride?dealer: script is 316.0 KB, 16.0 KB over its budget of 300.0 KB',
    '/ride?dealer: the largest script of its own is page.js, 40.0 KB',
    '/ride?dealer: the largest shared package that it imports is @site/forms, 70.0 KB: a form comes later with createLateForm of @site/form-parts (docs/late-forms.md)',
  ]);
});

it('the gate counts what the page itself needs with what only an address with a parameter needs', async () => {
  await write(join(dist, 'web/more.js'), 10 * 1_024);
  const further = { dealer: { preload: ['more.js'], shares: [] } };
  const routes = [{ path: '/ride', preload: ['page.js'], shares: ['@site/forms'], further }];
  const budget = { script: 320 * 1_024, scriptRequests: 5, entry: 7 * 1_024 };
  expect((await pagesOverBudget({ ...built(), routes }, budget))[0]).toBe(
    '/ride?dealer: script is 326.0 KB, 6.0 KB over its budget of 320.0 KB',
  );
});

it('the gate counts the entry of a remote once, whatever a page names, and no share for larger than what it adds to the script of the host', async () => {
  const shares = { ...built().host.shares, '@site/ui': [file('client.js')] };
  const host = { script: file('client.js'), shares };
  const routes = [
    { path: '/order', preload: ['entry.js', 'page.js'], shares: ['@site/forms', '@site/ui'] },
  ];
  const budget = { script: 315 * 1_024, scriptRequests: 4, entry: 7 * 1_024 };
  expect(await pagesOverBudget({ ...built(), host, routes }, budget)).toEqual([
    '/order: script is 316.0 KB, 1.0 KB over its budget of 315.0 KB',
    '/order: the largest script of its own is page.js, 40.0 KB',
    expect.stringContaining('the largest shared package that it imports is @site/forms, 70.0 KB'),
  ]);
});

it('the gate counts a script once that two shared packages of a page have in common', async () => {
  const shares = { '@site/forms': [file('forms.js')], '@site/inputs': [file('forms.js')] };
  const host = { script: file('client.js'), shares };
  const routes = [{ path: '/order', preload: ['page.js'], shares: Object.keys(shares) }];
  const budget = { script: 320 * 1_024, scriptRequests: 4, entry: 7 * 1_024 };
  expect(await pagesOverBudget({ ...built(), host, routes }, budget)).toEqual([]);
});

it('the gate names the largest shared package of a page whose scripts are too much', async () => {
  await write(join(hostDir, 'dist/web/inputs.js'), 75 * 1_024);
  const shares = { '@site/forms': [file('forms.js')], '@site/inputs': [file('inputs.js')] };
  const host = { script: file('client.js'), shares };
  const routes = [{ path: '/order', preload: [], shares: Object.keys(shares) }];
  expect(await pagesOverBudget({ ...built(), host, routes })).toContain(
    '/order: the largest shared package that it imports is @site/inputs, 75.0 KB',
  );
});

it('the gate gives the home page less room than any other', async () => {
  await write(join(dist, 'web/page.js'), 12 * 1_024);
  const routes = ['/', '/about'].map((path) => ({ path, preload: ['page.js'], shares: [] }));
  expect(await pagesOverBudget({ ...built(), routes })).toEqual([
    '/: script is 218.0 KB, 3.0 KB over its budget of 215.0 KB',
    '/: the largest script of its own is page.js, 12.0 KB',
  ]);
});

it('the gate counts the scripts of a slot, which other pages load', async () => {
  const slots = [
    { name: 'book-now', preload: ['entry.js', 'page.js'] },
    { name: 'small', preload: ['entry.js'] },
  ];
  expect(await pagesOverBudget({ ...built(), routes: [], slots })).toEqual([
    'the slot book-now: script is 40.0 KB, 10.0 KB over its budget of 30.0 KB',
  ]);
});

it('the gate has nothing to say of pages that keep to their budget', async () => {
  const budget = { script: 320 * 1_024, scriptRequests: 4, entry: 7 * 1_024 };
  expect(await pagesOverBudget(built(), budget)).toEqual([]);
});

it('the gate refuses a release over its budget, unless it says why, which is kept', () => {
  const pages = ['/order: script is 316.0 KB, 16.0 KB over its budget of 300.0 KB'];
  expect(() => holdToBudget(pages, undefined)).toThrow(
    `${pages[0]}\nPass --allow-budget "why" if that is meant.`,
  );
  expect(holdToBudget(pages, 'the new map')).toEqual({ pages, why: 'the new map' });
  expect(holdToBudget([], undefined)).toBeUndefined();
});
