import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { safeParse } from 'zod/v4/core';
import { StartError } from '../start-error';
import { type SeedData, type SeedName, seedFiles } from './seed-files';

/** All seed files, checked, with one hash over their content. */
export interface Seeds {
  data: SeedData;
  hash: string;
}

/** Reads `api/seeds`. @throws StartError naming the file and the place in it that is wrong. */
export async function readSeeds(folder: string): Promise<Seeds> {
  const hash = createHash('sha256');
  const entries: [string, unknown][] = [];
  for (const name of Object.keys(seedFiles) as SeedName[]) {
    const path = join(folder, `${name}.json`);
    let content: string;
    let json: unknown;
    try {
      content = await readFile(path, 'utf8');
      json = JSON.parse(content);
    } catch (error) {
      throw new StartError(`Cannot read seed file ${path}: ${(error as Error).message}`);
    }
    hash.update(name).update(content);
    const parsed = safeParse(seedFiles[name], json);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      throw new StartError(`${path} at ${issue?.path.join('.')}: ${issue?.message}`);
    }
    entries.push([name, parsed.data]);
  }
  // Each entry was parsed by the schema of its name.
  return { data: Object.fromEntries(entries) as SeedData, hash: hash.digest('hex') };
}
