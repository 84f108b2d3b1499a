import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '@site/server';
import * as z from 'zod';
import { nameLines } from '../written/name-lines';
import { decodeWritten, parseWritten } from '../written/parse-written';
import { shapeProblems } from '../written/shape-problems';
import { checkSeeds } from './check-seeds';
import { type SeedData, type SeedName, seedFiles } from './seed-files';

/** All seed files, checked, with one hash over their content. */
export interface Seeds {
  data: SeedData;
  hash: string;
  /** Rises with every change. Of two versions of the API the database keeps the seeds of the newer. */
  version: number;
}

const sealSchema = z.object({ version: z.int().positive(), sha256: z.string() });
const SEAL = 'version.json';

interface SeedFile {
  name: SeedName;
  content: Buffer;
}

async function readBytes(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new StartError(`Cannot read seed file ${path}: ${(error as Error).message}`);
  }
}

async function readFiles(folder: string): Promise<SeedFile[]> {
  const names = Object.keys(seedFiles) as SeedName[];
  return Promise.all(
    names.map(async (name) => ({
      name,
      content: await readBytes(join(folder, `${name}.json`)),
    })),
  );
}

/** One hash over all files; line ends count as one kind, since git exchanges them on Windows. */
function hashOf(files: readonly SeedFile[]): string {
  const hash = createHash('sha256');
  for (const { name, content } of files)
    hash.update(name).update(content.toString().replaceAll('\r\n', '\n'));
  return hash.digest('hex');
}

async function readSeal(folder: string) {
  const path = join(folder, SEAL);
  const says = `${path} must hold version and sha256.`;
  try {
    return sealSchema.parse(parseWritten((await readBytes(path)).toString()));
  } catch {
    throw new StartError(says);
  }
}

/** What a seed file holds, or what is wrong with it by itself. */
function parseFile({ name, content }: SeedFile): { value?: unknown; problems: string[] } {
  const file = `${name}.json`;
  try {
    const value = parseWritten(decodeWritten(content));
    return { value, problems: shapeProblems(file, value, seedFiles[name]) };
  } catch (error) {
    return { problems: [`${file}: ${error instanceof Error ? error.message : error}`] };
  }
}

/** Checks seed files, each by itself and against each other. @throws StartError with each thing that is wrong */
function parseFiles(files: readonly SeedFile[]): SeedData {
  const parsed = files.map((file) => [file.name, parseFile(file)] as const);
  // Each value has the shape of its name, or a problem says what it lacks.
  const data = Object.fromEntries(parsed.map(([name, { value }]) => [name, value])) as SeedData;
  const shapes = parsed.flatMap(([, { problems }]) => problems);
  const problems = shapes.length > 0 ? shapes : checkSeeds(data);
  if (problems.length === 0) return data;
  const texts = new Map(files.map(({ name, content }) => [`${name}.json`, content.toString()]));
  const lines = nameLines(problems, (file) => texts.get(file));
  throw new StartError(`The seeds are wrong.\n${lines.join('\n')}`);
}

/** Reads `api/seeds`. @throws StartError naming the file and the place in it that is wrong. */
export async function readSeeds(folder: string): Promise<Seeds> {
  const files = await readFiles(folder);
  const data = parseFiles(files);
  const hash = hashOf(files);
  const seal = await readSeal(folder);
  if (seal.sha256 !== hash) {
    throw new StartError(
      `The seeds in ${folder} were changed since version ${seal.version}: run "pnpm --filter api seeds:version".`,
    );
  }
  return { data, hash, version: seal.version };
}

/**
 * Gives changed seeds the next version.
 * @returns the version that they have now
 * @throws StartError when something is wrong with them: they get none
 */
export async function sealSeeds(folder: string): Promise<number> {
  const files = await readFiles(folder);
  parseFiles(files);
  const sha256 = hashOf(files);
  const seal = await readSeal(folder);
  if (seal.sha256 === sha256) return seal.version;
  const version = seal.version + 1;
  await writeFile(join(folder, SEAL), `${JSON.stringify({ version, sha256 }, null, 2)}\n`);
  return version;
}
