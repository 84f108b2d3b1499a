import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Endpoint } from '@site/contract';
import { z } from 'zod';
import { findStaticEndpoint, staticEndpoints } from '../src/features/static/static-endpoints.ts';

/** A link of the site that stands in a text. */
export interface ContentLink {
  /** File of the text. */
  file: string;
  /** As it stands there; `{slug}` stands for any product. */
  link: string;
}

/** What a look at a built content found. */
export interface ContentReport {
  /** What is wrong, a sentence each. */
  problems: string[];
  links: ContentLink[];
}

const STATIC = '/static/';

/** Every string of a JSON value. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

const describePath = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** The first property of a value that its schema has dropped, e.g. because its name is misspelt; undefined for none. */
function unknownProperty(
  value: unknown,
  parsed: unknown,
  path: readonly string[],
): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const here = [...path, key];
    if (!(key in parsed)) return describePath(here);
    const deeper = unknownProperty(inner, (parsed as Record<string, unknown>)[key], here);
    if (deeper) return deeper;
  }
  return undefined;
}

/** What is wrong with a file beside the schema of the call that it answers. */
function shapeProblems(file: string, body: unknown, endpoint: Endpoint | undefined): string[] {
  if (!endpoint) return [`${file}: no page asks for a file of this name.`];
  const value = endpoint.answerPath.reduce<unknown>(
    (inner, name) => (inner as Record<string, unknown> | null | undefined)?.[name],
    body,
  );
  const parsed = z.safeParse(endpoint.answer, value);
  if (!parsed.success)
    return parsed.error.issues.map(
      ({ path, message }) =>
        `${file} at ${describePath([...endpoint.answerPath, ...path])}: ${message}`,
    );
  const unknown = unknownProperty(value, parsed.data, endpoint.answerPath);
  return unknown ? [`${file} at ${unknown}: no page reads this. Is the name misspelt?`] : [];
}

/** Addresses of files that are not there. A picture and a film are named without width and type. */
function missingFiles(
  file: string,
  strings: readonly string[],
  names: readonly string[],
): string[] {
  return strings
    .filter((text) => text.startsWith(STATIC))
    .map((text) => text.slice(STATIC.length))
    .filter(
      (start) =>
        !names.some((name) => /^($|[-.])/.test(name.slice(start.length)) && name.startsWith(start)),
    )
    .map((start) => `${file}: there is no file ${STATIC}${start}.`);
}

/**
 * Looks through a built content: each file against the schema of the call that it answers, nothing in it that no page
 * reads, each picture, film and document there, and no file of the contract missing.
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
  for (const file of texts.sort()) {
    const body: unknown = JSON.parse(await readFile(join(dist, 'json', file), 'utf8'));
    const strings = stringsIn(body);
    report.problems.push(
      ...shapeProblems(file, body, findStaticEndpoint(`/json/${file}`)),
      ...missingFiles(file, strings, names),
    );
    const links = strings.filter((text) => /^\/(?!\/|static\/)\S*$/.test(text));
    report.links.push(...links.map((link) => ({ file, link })));
  }
  const missing = staticEndpoints
    .map(({ path }) => path.replace('/json/', ''))
    .filter((file) => !file.includes(':') && !texts.includes(file));
  report.problems.push(...missing.map((file) => `${file} is missing: pages ask for it.`));
  return report;
}
