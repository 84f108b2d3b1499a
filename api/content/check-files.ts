import { toSlug } from '@site/contract';
import { describePath, propertiesOf } from '../src/platform/written/properties.ts';
import { formerModelProblems, TEST_RIDE_FILE } from './former-models.ts';

/** What the header of a computer has room for, measured from 1,200 px on: entries, and letters of their longest words. */
const MENU = { entries: 8, letters: 52 } as const;
/** Letters of a word that fit a column of the footer on a phone. */
const FOOTER_LETTERS = 18;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const lettersOf = (word: string): number => [...word].length;
const longestWord = (text: string): string =>
  text
    .split(/\s+/)
    .reduce((longest, word) => (lettersOf(word) > lettersOf(longest) ? word : longest), '');

/** Words of the footer's links that are wider than its columns, each with its place. */
function wideWords(footer: readonly unknown[]): string[] {
  return footer.flatMap((column, at) =>
    listOf(propertiesOf(column)?.['links']).flatMap((link, each) => {
      const word = longestWord(textOf(propertiesOf(link)?.['label']));
      const place = describePath(['data', 'footer', at, 'links', each, 'label']);
      return lettersOf(word) > FOOTER_LETTERS
        ? [
            `${place}: the word "${word}" is wider than a column of the footer. A word has ${FOOTER_LETTERS} letters at most.`,
          ]
        : [];
    }),
  );
}

/** A menu that is wider than the header, and words that are wider than the footer's columns. */
function navigationProblems(data: unknown): string[] {
  const { menu, footer } = propertiesOf(data) ?? {};
  const words = listOf(menu).map((entry) => longestWord(textOf(propertiesOf(entry)?.['label'])));
  const letters = words.reduce((sum, word) => sum + lettersOf(word), 0);
  const isTooWide = words.length > MENU.entries || letters > MENU.letters;
  return [
    ...(isTooWide
      ? [
          `data.menu: it has no room in the header of a computer. It has ${MENU.entries} entries at most, whose longest words have ${MENU.letters} letters together; now it is ${words.length} with ${letters}. Put some into a submenu ("links") or into the footer.`,
        ]
      : []),
    ...wideWords(listOf(footer)),
  ];
}

/** Groups that are called like no product. */
function galleryProblems(data: unknown, texts: readonly string[]): string[] {
  return listOf(propertiesOf(data)?.['gallery']).flatMap((group, at) => {
    const title = textOf(propertiesOf(group)?.['title']);
    const file = `product-${toSlug(title)}.json`;
    return title.trim() === '' || texts.includes(file)
      ? []
      : [
          `data.gallery.${at}.title: "${title}" is no product, and the group links to the page of one. There is no ${file}.`,
        ];
  });
}

/** Texts of a product that say that they are another one's. */
function productProblems(data: unknown, file: string): string[] {
  const slug = textOf(propertiesOf(data)?.['slug']);
  const named = file.replace(/^product-|\.json$/g, '');
  const card = textOf(propertiesOf(data)?.['share_image']);
  const [, of = 'default'] = /^\/static\/img\/og-(.+)\.jpg$/.exec(card) ?? [];
  const isOwn = of === 'default' || of === named || of.startsWith(`${named}-`);
  return [
    ...(slug === named
      ? []
      : [`data.slug: "${slug}" is not the name of this file, which is of "${named}".`]),
    ...(isOwn
      ? []
      : [
          `data.share_image: shared links would show the card of "${of}". Add one to share-cards.json, or name og-default.jpg.`,
        ]),
  ];
}

/** Where the picture stands that begins a page, by file. */
const OPENINGS: Readonly<Record<string, readonly string[]>> = {
  'home-page.json': ['data', 'banner', 'image'],
  'left-right-banners.json': ['data', 'banners', '0', 'image'],
  [TEST_RIDE_FILE]: ['data', 'banner'],
};

/** A picture that would fill the first view of a phone, and push the headline out of it. */
function openingProblems(file: string, body: unknown): string[] {
  const path = OPENINGS[file] ?? [];
  const picture = path.reduce<unknown>((inner, step) => propertiesOf(inner)?.[step], body);
  const { width, height } = propertiesOf(picture) ?? {};
  return path.length > 0 && Number(height) > Number(width)
    ? [
        `${describePath(path)}: a picture on top of a page is wider than high; this one is ${width} x ${height} px.`,
      ]
    : [];
}

/**
 * What is wrong with a file for a reason that only this kind of file has, each with its place.
 * @param texts names of all files
 */
export function fileProblems(file: string, body: unknown, texts: readonly string[]): string[] {
  const data = propertiesOf(body)?.['data'];
  if (file === 'navigation.json') return navigationProblems(data);
  if (file === 'gallery.json') return galleryProblems(data, texts);
  if (file.startsWith('product-')) return productProblems(data, file);
  return [
    ...openingProblems(file, body),
    ...(file === TEST_RIDE_FILE ? formerModelProblems(data) : []),
  ];
}
