import { canBeDialled, isMailAddress } from '../src/platform/written/contact-values.ts';
import { describePath, type Properties, propertiesOf } from '../src/platform/written/properties.ts';

/** A link of the site that stands in a text. */
export interface ContentLink {
  /** File of the text. */
  file: string;
  /** As it stands there; `{slug}` stands for any product. */
  link: string;
}

/** Rows of tables that have more or fewer cells than their table has columns, each by its place. */
function raggedRows(value: unknown, path: readonly string[] = []): string[] {
  const own = propertiesOf(value) ?? {};
  const { columns, rows } = own;
  const inner = Object.entries(own).flatMap(([key, part]) => raggedRows(part, [...path, key]));
  if (!Array.isArray(columns) || !Array.isArray(rows)) return inner;
  const ragged = rows.flatMap((row: unknown, at) =>
    Array.isArray(row) && row.length !== columns.length
      ? [
          `${describePath([...path, 'rows', at])}: the table has ${columns.length} columns, this row has ${row.length} cells.`,
        ]
      : [],
  );
  return [...inner, ...ragged];
}

/** Properties whose text is where a link leads; `products` of the navigation is one with `{slug}` in it. */
const LINK_KEYS = new Set(['to', 'link', 'url', 'products']);

/** Whether a link can be followed: a path of this site, or a whole address. */
function isAddress(text: string): boolean {
  if (/\s/.test(text)) return false;
  if (text.startsWith('/')) return !text.startsWith('//');
  return /^(https?:\/\/|mailto:|tel:)/.test(text) && URL.canParse(text);
}

/** What a shape cannot say of one text, by the name of its property. */
function textProblem(key: string, around: string, text: string): string | undefined {
  if ((LINK_KEYS.has(key) || around === 'social_links') && !isAddress(text))
    return `"${text}" is no address. It begins with / for a page of this site, else with https://, mailto: or tel:, and has no spaces.`;
  if (key === 'email' && !isMailAddress(text))
    return `"${text}" is no mail address, e.g. hello@company.example.`;
  if (key === 'phone' && !canBeDialled(text))
    return `"${text}" is no phone number, e.g. +91 98765 43210.`;
  if (key === 'hex' && !/^#[\da-f]{6}$/i.test(text)) return `"${text}" is no colour, e.g. #1f6f6b.`;
  return undefined;
}

/** Addresses that nobody can follow, mail addresses and colours that are none, each with its place. */
function wrongTexts(value: unknown, path: readonly string[] = []): string[] {
  return Object.entries(propertiesOf(value) ?? {}).flatMap(([key, inner]) => {
    const here = [...path, key];
    if (typeof inner !== 'string') return wrongTexts(inner, here);
    const problem = textProblem(key, path.at(-1) ?? '', inner);
    return problem === undefined ? [] : [`${describePath(here)}: ${problem}`];
  });
}

/** Links without words, and entries of the menu that are no link and hold none, each with its place. */
function emptyLinks(value: unknown, path: readonly string[] = []): string[] {
  const own = propertiesOf(value) ?? {};
  const inner = Object.entries(own).flatMap(([key, part]) => emptyLinks(part, [...path, key]));
  const isLink = [...LINK_KEYS].some((key) => typeof own[key] === 'string');
  const wordless = ['label', 'name'].filter(
    (key) => isLink && typeof own[key] === 'string' && own[key].trim() === '',
  );
  const isMenuEntry = path.length === 3 && (path[1] === 'menu' || path[1] === 'footer');
  const leads = ['to', 'links', 'products'].some((key) => own[key] !== undefined);
  return [
    ...inner,
    ...wordless.map((key) => `${describePath([...path, key])}: a link needs words.`),
    ...(isMenuEntry && !leads
      ? [`${describePath(path)}: it leads nowhere. Give it "to", "links" or "products".`]
      : []),
  ];
}

/** Entries of a list that have the id of an earlier one of it, each with its place. */
function repeatedIds(value: unknown, path: readonly string[] = []): string[] {
  const inner = Object.entries(propertiesOf(value) ?? {}).flatMap(([key, part]) =>
    repeatedIds(part, [...path, key]),
  );
  if (!Array.isArray(value)) return inner;
  const ids = value.map((entry: unknown) => propertiesOf(entry)?.['id']);
  const place = (at: number) => describePath([...path, at, 'id']);
  const repeated = ids.flatMap((id, at) => {
    const first = ids.indexOf(id);
    return typeof id === 'string' && first < at
      ? [`${place(at)}: "${id}" is there already, at ${place(first)}. Give each its own.`]
      : [];
  });
  return [...inner, ...repeated];
}

/** Links to a product, or to the order of a model, of which the content knows nothing, a sentence each. */
export function linksToNothing(
  links: readonly ContentLink[],
  texts: readonly string[],
  models: Properties,
): string[] {
  return links.flatMap(({ file, link }) => {
    const [path = ''] = link.split(/[?#]/, 1);
    const slug = /^\/product\/([^/{}]+)\/?$/.exec(path)?.[1];
    if (slug !== undefined && !texts.includes(`product-${slug}.json`))
      return [`${file}: the link ${link} leads to no product. There is no product-${slug}.json.`];
    const model = /^\/([^/{}]+)\/preorder\/?$/.exec(path)?.[1];
    if (model !== undefined && !(model in models))
      return [`${file}: the link ${link} leads to no model. technical-specs.json has no ${model}.`];
    return [];
  });
}

/**
 * What is wrong with a text beside its shape: addresses that nobody can follow, links without words, an id twice in a
 * list, a row with too few cells; each with its place.
 */
export const textProblems = (body: unknown): string[] =>
  [raggedRows, wrongTexts, emptyLinks, repeatedIds].flatMap((look) => look(body));
