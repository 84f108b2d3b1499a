import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { storePaths } from './store-files';
import { writeNew } from './write-new';

/** Why a version on trial was taken from its visitors. */
export interface TrialStop {
  /** ISO time. */
  at: string;
  who: string;
  why: string;
}

const stopSchema = z.object({ at: z.string(), who: z.string(), why: z.string() });

/** A version of a remote, as stops name it. */
export const trialName = (remote: string, version: string): string => `${remote}@${version}`;

/**
 * The trials that hosts have stopped, by {@link trialName}. A stop is not signed: whoever can write into the
 * store can end a trial by it, and begin none.
 * @throws the file system's error where the folder is there and cannot be read: nobody knows then what is stopped
 */
export async function readStops(dir: string): Promise<Map<string, TrialStop>> {
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const stops = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name): Promise<[string, TrialStop]> => {
        const text = await readFile(join(dir, name), 'utf8').catch(() => '');
        const unknown = { at: '', who: 'unknown', why: 'the reason cannot be read' };
        return [name.slice(0, -'.json'.length), parseStop(text) ?? unknown];
      }),
  );
  return new Map(stops);
}

function parseStop(text: string): TrialStop | undefined {
  try {
    return stopSchema.safeParse(JSON.parse(text)).data;
  } catch (_notJson) {
    return undefined;
  }
}

/**
 * Stops a trial for good: a version that failed is mended by another version.
 * @returns false when it was stopped already
 * @throws the file system's error: a full disk, no permission
 */
export async function writeStop(dir: string, name: string, stop: TrialStop): Promise<boolean> {
  return writeNew(dir, `${name}.json`, `${JSON.stringify(stop)}\n`);
}

/** Folder of a store's stops. */
export const stopsDir = (root: string): string => storePaths(root).stops;
