import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { answerSchemaOf, type Endpoint } from '@site/contract';
import { findStaticEndpoint, staticEndpoints } from '../src/features/static/static-endpoints.ts';
import { describePath, type Properties, propertiesOf } from '../src/platform/written/properties.ts';
import { misspelt, shapeProblems } from '../src/platform/written/shape-problems.ts';
import { fileProblems } from './check-files.ts';
import { type ContentLink, linksToNothing, textProblems } from './check-texts.ts';
import { wrongValues } from './check-values.ts';
import { wrongWords } from './check-words.ts';

/** What a look at a built content found. */
export interface ContentReport {
  /** What is wrong, a sentence each. */
  problems: string[];
  links: ContentLink[];
}

const STATIC = '/static/';
const FILMS = `${STATIC}films/`;
/** A film in two kinds, and what is seen in it as text. */
const FILM_TYPES = ['webm', 'mp4', 'vtt'];
const PICTURE_TYPES = ['avif', 'webp'];

/** Every value that stands in a JSON value, itself among them. */
function valuesIn(value: unknown): unknown[] {
  const properties = propertiesOf(value);
  return properties ? [value, ...Object.values(properties).flatMap(valuesIn)] : [value];
}

/** The properties that stand around an answer and are no part of the way to it. */
function propertiesAround(body: unknown, way: readonly string[]): string[] {
  let node = body;
  return way.flatMap((step, depth) => {
    const others = Object.keys(propertiesOf(node) ?? {}).filter((key) => key !== step);
    node = propertiesOf(node)?.[step];
    return others.map((key) => describePath([...way.slice(0, depth), key]));
  });
}

/** What is wrong with a file beside the schema of the call that it answers. */
async function answerProblems(
  file: string,
  body: unknown,
  endpoint: Endpoint | undefined,
): Promise<string[]> {
  if (!endpoint) return [`${file}: no page asks for a file of this name.`];
  const { answerPath } = endpoint;
  const value = answerPath.reduce<unknown>((inner, name) => propertiesOf(inner)?.[name], body);
  return [
    ...propertiesAround(body, answerPath).map((place) => misspelt(file, place)),
    ...shapeProblems(file, value, await answerSchemaOf(endpoint), answerPath),
  ];
}

/** The files that a picture, a turn, a film or a document is made of; none for anything else. */
function filesOf(value: unknown): string[] {
  if (typeof value === 'string') {
    const [address = ''] = value.split(/[?#]/, 1);
    if (!address.startsWith(STATIC)) return [];
    if (/\.\w+$/.test(address)) return [address];
    return address.startsWith(FILMS) ? FILM_TYPES.map((type) => `${address}.${type}`) : [];
  }
  const { src, widths, frames, width, avif_widths, others } = propertiesOf(value) ?? {};
  if (typeof src !== 'string') return [];
  if (Array.isArray(widths))
    return widths.flatMap((wide) => PICTURE_TYPES.map((type) => `${src}-${wide}.${type}`));
  if (typeof frames !== 'number') return [];
  const avif = Array.isArray(avif_widths) ? avif_widths.map((wide) => `${wide}.avif`) : [];
  const turns = [src, ...Object.values(propertiesOf(others) ?? {})];
  return turns.flatMap((turn) =>
    Array.from({ length: frames }, (_frame, at) => String(at).padStart(2, '0')).flatMap((step) =>
      [`${width}.webp`, ...avif].map((kind) => `${turn}-${step}-${kind}`),
    ),
  );
}

/** Films that are named with a type, where the player adds its own. */
const typedFilms = (file: string, values: readonly unknown[]): string[] =>
  values.flatMap((value) => {
    const [address = ''] = typeof value === 'string' ? value.split('#', 1) : [];
    return address.startsWith(FILMS) && /\.\w+$/.test(address)
      ? [
          `${file}: a film is named without its type: ${address.replace(/\.\w+$/, '')}, not ${address}.`,
        ]
      : [];
  });

/** Addresses of files that are not there. */
function missingFiles(file: string, values: readonly unknown[], names: Set<string>): string[] {
  const missing = values
    .flatMap(filesOf)
    .filter((address) => !names.has(address.slice(STATIC.length)));
  return [...new Set(missing)].map((address) => `${file}: there is no file ${address}.`);
}

/**
 * Looks through a built content: each file against the schema of the call that it answers, nothing in it that no page
 * reads, each address one that can be followed, each link to a product to one that has texts, no id twice in a list,
 * each picture, film and document there, and no file of the contract missing.
 * @param dist folder that is served as `/static`
 * @throws SyntaxError for a file that is not JSON: the build makes none
 */
export async function checkContent(dist: string): Promise<ContentReport> {
  const all = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = all
    .filter((entry) => entry.isFile())
    .map((entry) =>
      posix.join(entry.parentPath.slice(dist.length).replaceAll('\\', '/'), entry.name),
    )
    .map((name) => name.replace(/^\//, ''));
  const texts = names.filter((name) => name.startsWith('json/')).map((name) => name.slice(5));
  const report: ContentReport = { problems: [], links: [] };
  let models: Properties = {};
  for (const file of texts.sort()) {
    const body: unknown = JSON.parse(await readFile(join(dist, 'json', file), 'utf8'));
    const values = valuesIn(body);
    if (file === 'technical-specs.json')
      models = propertiesOf(propertiesOf(propertiesOf(body)?.['data'])?.['specs']) ?? {};
    report.problems.push(
      ...(await answerProblems(file, body, findStaticEndpoint(`/json/${file}`))),
      ...[
        ...textProblems(body),
        ...wrongWords(body),
        ...wrongValues(body),
        ...fileProblems(file, body, texts),
      ].map((problem) => `${file} at ${problem}`),
      ...typedFilms(file, values),
      ...missingFiles(file, values, new Set(names)),
    );
    const links = values.filter(
      (value): value is string => typeof value === 'string' && /^\/(?!\/|static\/)\S*$/.test(value),
    );
    report.links.push(...links.map((link) => ({ file, link })));
  }
  report.problems.push(...linksToNothing(report.links, texts, models));
  const missing = staticEndpoints
    .map(({ path }) => path.replace('/json/', ''))
    .filter((file) => !file.includes(':') && !texts.includes(file));
  report.problems.push(...missing.map((file) => `${file} is missing: pages ask for it.`));
  return report;
}
