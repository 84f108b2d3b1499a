import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '@site/server';
import * as z from 'zod';
import { safeParse } from 'zod/v4/core';
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
  path: string;
  content: string;
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new StartError(`Cannot read seed file ${path}: ${(error as Error).message}`);
  }
}

function parseJson(path: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new StartError(`Cannot read seed file ${path}: ${(error as Error).message}`);
  }
}

async function readFiles(folder: string): Promise<SeedFile[]> {
  const names = Object.keys(seedFiles) as SeedName[];
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, `${name}.json`);
      return { name, path, content: await readText(path) };
    }),
  );
}

function hashOf(files: readonly SeedFile[]): string {
  const hash = createHash('sha256');
  for (const { name, content } of files) hash.update(name).update(content);
  return hash.digest('hex');
}

async function readSeal(folder: string) {
  const path = join(folder, SEAL);
  const parsed = sealSchema.safeParse(parseJson(path, await readText(path)));
  if (!parsed.success) throw new StartError(`${path} must hold version and sha256.`);
  return parsed.data;
}

/** Checks seed files, each by itself and against each other. @throws StartError with each thing that is wrong */
function parseFiles(files: readonly SeedFile[]): SeedData {
  const entries = files.map(({ name, path, content }) => {
    const parsed = safeParse(seedFiles[name], parseJson(path, content));
    if (parsed.success) return [name, parsed.data] as const;
    const issue = parsed.error.issues[0];
    throw new StartError(`${path} at ${issue?.path.join('.')}: ${issue?.message}`);
  });
  // Each entry was parsed by the schema of its name.
  const data = Object.fromEntries(entries) as SeedData;
  const problems = checkSeeds(data);
  if (problems.length > 0) throw new StartError(`The seeds are wrong.\n${problems.join('\n')}`);
  return data;
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
