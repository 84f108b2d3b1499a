import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** Where the recording of an API is, and what stands beside it. */
export interface RecordingFiles {
  /** The file that `pnpm record:api` writes. */
  answers: string;
  /** Folder of the built content, which is served under `/static/`. */
  content: string;
}

/** What an API answered with its seeds: the JSON body by address, each as it was with status 200. */
export const recordingSchema = z.object({ answers: z.record(z.string(), z.unknown()) });

/** @throws Error naming the file when it is none that `pnpm record:api` has written */
export async function readRecording(file: string): Promise<ReadonlyMap<string, unknown>> {
  const parsed = recordingSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success)
    throw new Error(`${file} is no recording of an API. Run: pnpm record:api\n${parsed.error}`);
  return new Map(Object.entries(parsed.data.answers));
}
