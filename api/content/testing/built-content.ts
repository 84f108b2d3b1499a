import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnswerOf, answerSchemaOf, type Endpoint } from '@site/contract';
import { z } from 'zod';
import { buildJson } from '../build-json.ts';
import type { ImageManifest } from '../images/resolve-images.ts';
import { listDrawings, listSources, servedName } from '../images/sources.ts';
import { listTurns, servedTurn } from '../images/turns.ts';

const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
export const JSON_DIR = folder('../json');
export const SEEDS_DIR = folder('../../seeds');
export const ORIGINALS = folder('../originals');
export const TURNS = folder('../turns');

/** The JSON of the content store, built into a folder of the test with pictures that nobody encoded. */
export interface BuiltContent {
  outDir: string;
  manifest: ImageManifest;
  /** The data of a file as the endpoint that it answers describes them. */
  readAnswer<E extends Endpoint>(endpoint: E, file: string): Promise<AnswerOf<E>>;
  remove(): Promise<void>;
}

/** What stands at a path of property names inside a value. */
export const pick = (body: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], body);

/** Builds the JSON of the content store. Remove it at the end. */
export async function buildContent(): Promise<BuiltContent> {
  const outDir = await mkdtemp(join(tmpdir(), 'content-'));
  const shape = { width: 1600, height: 1000, widths: [480], formats: [], blur: '' };
  const entry = (name: string) => ({ ...shape, served: servedName(name, '3fa9c1') });
  const sources = await listSources(ORIGINALS);
  const drawing = (name: string) =>
    ({ drawing: true, width: 120, height: 48, served: servedName(name, '3fa9c1') }) as const;
  const manifest: ImageManifest = {
    ...Object.fromEntries(sources.map(({ name }) => [name, entry(name)])),
    ...Object.fromEntries(
      (await listTurns(TURNS)).map((turn) => {
        const { frames, avifWidths } = turn;
        const size = { width: 800, height: 500 };
        return [
          turn.name,
          { turn: true, served: servedTurn(turn), frames, ...size, avifWidths } as const,
        ];
      }),
    ),
    ...Object.fromEntries((await listDrawings(ORIGINALS)).map(({ name }) => [name, drawing(name)])),
  };
  await buildJson({ json: JSON_DIR, outDir, manifest });
  return {
    outDir,
    manifest,
    async readAnswer<E extends Endpoint>(endpoint: E, file: string) {
      const body: unknown = JSON.parse(await readFile(join(outDir, file), 'utf8'));
      return z.parse(
        await answerSchemaOf(endpoint),
        pick(body, endpoint.answerPath),
      ) as AnswerOf<E>;
    },
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}
