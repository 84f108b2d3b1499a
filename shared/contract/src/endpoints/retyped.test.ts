import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servicePath } from './address';
import { endpoints } from './all';

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

/** What the path of a call begins with, up to its first parameter: with the root of its service where it is short. */
const beginnings = Object.values(endpoints).map(({ service, path }) => {
  const [beginning = ''] = path.split(':', 1);
  return beginning.split('/').length > 3 ? beginning : servicePath(service, 'ev') + beginning;
});

it('no part of the repository retypes the address of a call: tests too ask and answer by the endpoint', () => {
  const files = readdirSync(ROOT)
    .filter((name) => PARTS.test(name))
    .flatMap(filesIn);
  expect(files.length).toBeGreaterThan(1000);
  const retyped = files.filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return beginnings.some((beginning) => text.includes(beginning));
  });
  expect(retyped).toEqual([]);
});
