import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEVICE_HEADER, ORDER_REFERENCE_HEADER, ORDER_TRACKING_HEADER } from '../headers';
import { toSlug } from './slug';

const ROOT = join(__dirname, '../../../..');
const PARTS = /^(api|e2e|host|scripts|shared|mf-\w+)$/;
const TOLD_HERE = [
  'shared/contract/src/rules/slug.ts',
  'shared/contract/src/headers.ts',
  // Spec §2: in the address of a pre-order the first space of a title alone is another letter.
  'shared/links/src/preorder-links.ts',
];

const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (/^(node_modules|dist)$/.test(entry.name)) return [];
    if (entry.isDirectory()) return sources(path);
    return /^(?!.*\.test\.).*\.tsx?$/.test(path) && !TOLD_HERE.includes(path) ? [path] : [];
  });

it.each([
  ['One Red', 'one_red'],
  [' Marut Long Range ', 'marut_long_range'],
  ['Marut', 'marut'],
])('the slug of %j is %j', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

it('no source beside the contract writes the rule of slugs or the name of a header of ours', () => {
  const files = readdirSync(ROOT)
    .filter((name) => PARTS.test(name))
    .flatMap(sources);
  expect(files.length).toBeGreaterThan(1000);
  const names = [ORDER_REFERENCE_HEADER, ORDER_TRACKING_HEADER, DEVICE_HEADER].map(
    (name) => `'${name}'`,
  );
  const copies = files.filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return /replace(All)?\(' ', '_'\)/.test(text) || names.some((name) => text.includes(name));
  });
  expect(copies).toEqual([]);
});
