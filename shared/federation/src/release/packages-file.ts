import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { BundledPackage } from '../preset/bundled-packages';

/** Of which packages a build holds code; beside the server's files, so that nobody is sent it. */
const FILE = 'node/packages.json';

const packagesSchema = z.array(
  z.object({ name: z.string(), version: z.string(), bytes: z.number() }),
);

/** Writes down what a build holds. @param dir folder of the build */
export const writePackages = (dir: string, packages: readonly BundledPackage[]): Promise<void> =>
  writeFile(join(dir, FILE), `${JSON.stringify(packages, null, 1)}\n`);

/** What a build holds; undefined for a release of before 2026-11-22, which does not say it. */
export async function readPackages(dir: string): Promise<BundledPackage[] | undefined> {
  try {
    return packagesSchema.parse(JSON.parse(await readFile(join(dir, FILE), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
