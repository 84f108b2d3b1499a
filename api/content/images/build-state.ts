import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrawingEntry } from './copy-drawing.ts';
import type { ManifestEntry } from './encode-picture.ts';
import type { TurnEntry } from './turns.ts';
import { writeAtomically } from './write-atomically.ts';

/** What an earlier build made of one input: enough to know that nothing needs doing. */
export interface DoneJob {
  hash: string;
  files: string[];
  entry?: ManifestEntry | DrawingEntry | TurnEntry;
  /** Of a picture; made by a job of its own, so that no picture is encoded anew for them. */
  blur?: string;
}

export type BuildState = Record<string, DoneJob>;

const STATE_FILE = '.build-state.json';

/** Reads what is done already; anything unreadable counts as nothing done. */
export async function readBuildState(outDir: string): Promise<BuildState> {
  try {
    return JSON.parse(await readFile(join(outDir, STATE_FILE), 'utf8')) as BuildState;
  } catch {
    return {};
  }
}

/** Remembers what is done, so that an interrupted build goes on where it stopped. */
export function writeBuildState(outDir: string, state: BuildState): Promise<void> {
  return writeAtomically(join(outDir, STATE_FILE), JSON.stringify(state));
}

/** True when this input was built from the same content and all its files are still there. */
export function isUpToDate(done: DoneJob | undefined, hash: string, outDir: string): boolean {
  return done?.hash === hash && done.files.every((file) => existsSync(join(outDir, file)));
}
