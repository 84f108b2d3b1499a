import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_RIDE_DEALER_PARAM, TEST_RIDE_MODEL_PARAM } from './chosen-links';
import { COLOUR_PARAM, VARIANT_PARAM } from './chosen-params';
import { ORDER_HISTORY_PATH } from './order-history-link';
import * as pagePaths from './page-paths';
import { buildPreorderPath } from './preorder-links';
import { buildProductPath, buildSpecificationsPath } from './product-links';

const ROOT = join(__dirname, '../../..');
const SOURCE = /^(?!.*(testing\/|\.test\.|sample-)).*\.tsx?$/;
/** Folders of which nobody writes the files, and which hold most of them. */
const NO_SOURCES = ['node_modules', 'dist'];

/** All files of a part, from its folder. */
const filesOf = (part: string): string[] =>
  readdirSync(join(ROOT, part), { withFileTypes: true })
    .filter(({ name }) => !NO_SOURCES.includes(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(join(ROOT, part, entry.name), { recursive: true, encoding: 'utf8' }).map(
            (file) => join(entry.name, file),
          )
        : entry.name,
    );

const sources = readdirSync(ROOT)
  .filter((part) => /^(host|mf-\w+)$/.test(part))
  .flatMap((part) =>
    filesOf(part)
      .filter((file) => SOURCE.test(file))
      .map((file) => ({
        file: `${part}/${file}`,
        text: readFileSync(join(ROOT, part, file), 'utf8'),
      })),
  );

/** The fixed parts of what this package builds: `/product/x/technical-specifications` has two. */
const fixedParts = [
  ...[buildProductPath('x'), buildSpecificationsPath('x'), buildPreorderPath('x', '', 'z')].flatMap(
    (path) => path.match(/\/[a-z-]{3,}(?=\/|$)/g) ?? [],
  ),
  ...[ORDER_HISTORY_PATH, ...Object.values(pagePaths)],
];

const MODULE = /^\s*(import|export) .* from |import\('/;

/** The lines of host and remotes in which such a text stands; a page's own address stands with its route. */
const linesWith = (wanted: RegExp): string[] =>
  sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => !MODULE.test(line) && wanted.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

it.each([...new Set(fixedParts)])(
  'the address %s is written by no source of host or remotes, but where its page is declared',
  (part) => {
    expect(linesWith(new RegExp(`(?<!path: )['"\`](/[^'"\`\\s]*)?${part}(?=['"\`/?#])`))).toEqual(
      [],
    );
  },
);

it('a link to another page than the first one takes its address from a function or a name', () => {
  expect(linesWith(/\bto=["'{\s`]*\/[a-z]/)).toEqual([]);
});

it.each([VARIANT_PARAM, COLOUR_PARAM, TEST_RIDE_MODEL_PARAM, TEST_RIDE_DEALER_PARAM])(
  'the query parameter %s is read, written and declared by its constant',
  (name) => {
    const used = `\\b(?:get|set|has|delete|useAddressChoice)\\(['"]${name}['"]`;
    const declared = `Params(?::| =) \\[.*['"]${name}['"]`;
    expect(linesWith(new RegExp(`${used}|${declared}`))).toEqual([]);
  },
);
