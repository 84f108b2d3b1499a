import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servicePath } from './address';
import { endpoints } from './all';
import type { Endpoint } from './endpoint';

const ROOT = join(__dirname, '../../../..');
/** They prove what an address looks like on its way; everybody else asks by the endpoint. */
const WRITES_ADDRESSES = [
  'shared/contract',
  'shared/api-client',
  'shared/testing',
  'host/server/http/logged-path.test.ts',
  'api/src/start/docs/docs-routes.test.ts',
  'api/src/features/static/static-json.test.ts',
];
const SKIPPED = /^(node_modules|dist)$/;
const SOURCE = /\.tsx?$/;

const PARTS = /^(api|e2e|host|scripts|shared|mf-\w+)$/;

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (WRITES_ADDRESSES.includes(path) || SKIPPED.test(entry.name)) return [];
    if (entry.isDirectory()) return filesIn(path);
    return SOURCE.test(path) ? [path] : [];
  });
}

const PARAMETER = /\/:[^/]+/;

/**
 * What is as good as an address of a call: each two neighbours of its path ("order/verify"), and of a
 * content file its address. The file alone is no address: the content store has it by its path.
 */
function signsOf({ service, path }: Endpoint): string[] {
  if (service === 'static') return [servicePath('static', 'ev') + path.split(':', 1)[0]];
  return path.split(PARAMETER).flatMap((piece) => {
    const names = piece.split('/').filter(Boolean);
    return names.slice(1).map((name, index) => `${names[index]}/${name}`);
  });
}

const escaped = (text: string) => text.replace(/[.\\]/g, '\\$&');
const calls: readonly Endpoint[] = Object.values(endpoints);
const sign = new RegExp(
  `(?<![\\w-])(?:${[...new Set(calls.flatMap(signsOf))].map(escaped).join('|')})(?![\\w-])`,
);
/** A content file as a regular expression has it that ends with it: `gallery\.json/`. */
const fileInExpression = new RegExp(
  `(${calls
    .filter(({ service, path }) => service === 'static' && !path.includes(':'))
    .map(({ path }) => path.slice('/json/'.length, -'.json'.length))
    .join('|')})\\\\\\.json[/$|]`,
);

/** Comments tell of calls by their path, and a folder may have the name of one. */
const IS_PROSE = /^\s*(\*|\/\/|\/\*)|^\s*(import|export|\}) .*from '|import\('/;

const retypedIn = (text: string): string[] =>
  text
    .split('\n')
    .filter(
      (line) =>
        !IS_PROSE.test(line) &&
        (sign.test(line.replaceAll('\\/', '/')) || fileInExpression.test(line)),
    );

it.each([
  [String.raw`const CREATE = /\/order\/preorder\/create$/;`],
  [String.raw`const STATE = /\/order\/state/;`],
  [String.raw`await page.route(/order\/verify|status\/update/, lose);`],
  [String.raw`const fails = [/gallery\.json/];`],
  [String.raw`await holdRequests(page, /\/static\/json\/download-brochure\.json$/);`],
  ["context.route('**/enquiries/create', refuse);"],
  ["calls.filter(({ path }) => path.endsWith('/subscription/create'))"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of a source file
  ['fetch(`${origin}/api/v2/ev/website/products/list/all`)'],
])('the guard finds the address in: %s', (line) => {
  expect(retypedIn(line)).toEqual([line]);
});

it.each([
  ["const preorderPage = withForms(() => import('./pages/preorder/preorder-page'));"],
  ["await problemsWith('json/offers.json', change);"],
  ['/** enquiries/create: a general enquiry. */'],
  ["const asked = api.sent(callOf(createEnquiry, 'order/states'));"],
])('the guard finds no address in: %s', (line) => {
  expect(retypedIn(line)).toEqual([]);
});

it('no part of the repository retypes the address of a call: tests too ask and answer by the endpoint', () => {
  const files = readdirSync(ROOT)
    .filter((name) => PARTS.test(name))
    .flatMap(filesIn);
  expect(files.length).toBeGreaterThan(1000);
  const retyped = files.flatMap((file) =>
    retypedIn(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(retyped).toEqual([]);
});
