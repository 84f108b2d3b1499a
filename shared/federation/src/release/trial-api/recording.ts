import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

const manifestSchema = z.record(z.string(), z.object({ served: z.string() }));

/** A picture's address says its content: `gt-hero@3fa9c1`. */
const PICTURE = /([A-Za-z0-9_-]+)@[0-9a-f]{6}/g;
const nameIn = (served: string): string => served.replace(/@.*/, '');

/** The recorded text with the pictures as they are in the content of today: one may have changed since. */
async function withTodaysPictures(text: string, content: string): Promise<string> {
  const file = join(content, 'img/manifest.json');
  if (!existsSync(file)) return text;
  const manifest = manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const today = new Map(Object.values(manifest).map(({ served }) => [nameIn(served), served]));
  return text.replace(PICTURE, (recorded, name: string) => today.get(name) ?? recorded);
}

/** @throws Error naming the file when it is none that `pnpm record:api` has written */
export async function readRecording({
  answers: file,
  content,
}: RecordingFiles): Promise<ReadonlyMap<string, unknown>> {
  const text = await withTodaysPictures(await readFile(file, 'utf8'), content);
  const parsed = recordingSchema.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new Error(`${file} is no recording of an API. Run: pnpm record:api\n${parsed.error}`);
  return new Map(Object.entries(parsed.data.answers));
}
