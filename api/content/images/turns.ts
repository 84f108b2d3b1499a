import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type sharpModule from 'sharp';
import { listVisible, servedName } from './sources.ts';

type Sharp = typeof sharpModule;

/** One width and format of a step, e.g. `07-800.webp`. */
const STEP_FILE = /^(\d\d)-(\d+)\.(avif|webp)$/;

/** A full turn of a bike: a folder with the pictures of its steps. */
export interface TurnSource {
  /** Name of the folder, e.g. `gt-red-spin`. */
  readonly name: string;
  readonly folder: string;
  /** Files of the steps, in order. */
  readonly files: readonly string[];
  readonly frames: number;
  readonly avifWidths: readonly number[];
  readonly hash: string;
}

/** What pages need to know about a turn before it has loaded. */
export interface TurnEntry {
  turn: true;
  /** Beginning of the addresses of its steps below `/static/img`. */
  served: string;
  frames: number;
  /** Of the WebP files, in pixels. */
  width: number;
  height: number;
  avifWidths: readonly number[];
}

/**
 * Reads what a turn consists of.
 * @throws when a file is called otherwise, or a step lacks a width that another has
 */
async function readTurn(root: string, name: string): Promise<TurnSource> {
  const folder = join(root, name);
  const files = await listVisible(folder);
  const hash = createHash('sha256');
  const steps = new Map<string, string[]>();
  for (const file of files) {
    const [, step = '', width, type] = STEP_FILE.exec(file) ?? [];
    if (!step) throw new Error(`${folder}/${file} is no step of a turn: call it e.g. 07-800.webp`);
    steps.set(step, [...(steps.get(step) ?? []), `${width}.${type}`]);
    hash.update(file).update(await readFile(join(folder, file)));
  }
  const [first = []] = steps.values();
  const webps = first.filter((one) => one.endsWith('.webp'));
  if (webps.length !== 1)
    throw new Error(`${folder} must have its first step, 00, in one width of WebP`);
  [...steps].forEach(([step, kinds], at) => {
    if (Number(step) !== at || kinds.join() !== first.join())
      throw new Error(`${folder} has not each step in ${first.join(', ')}: see step ${step}`);
  });
  const avifs = first.filter((one) => one.endsWith('.avif'));
  const avifWidths = avifs.map((one) => Number.parseInt(one, 10)).sort((a, b) => a - b);
  return { name, folder, files, frames: steps.size, avifWidths, hash: hash.digest('hex') };
}

/** Lists the turns in name order; none where there is no such folder. */
export async function listTurns(root: string): Promise<TurnSource[]> {
  const names = existsSync(root) ? await listVisible(root) : [];
  return Promise.all(names.map((name) => readTurn(root, name)));
}

/** Name under which the steps of a turn are served: it changes with any of them. */
export const servedTurn = ({ name, hash }: TurnSource): string => servedName(name, hash);

/** Puts a turn beside the pictures. Its steps load all at once, so they are made small already and served as they are. */
export async function copyTurn(
  sharp: Sharp,
  turn: TurnSource,
  outDir: string,
): Promise<{ entry: TurnEntry; files: string[] }> {
  const { folder, frames, avifWidths } = turn;
  const served = servedTurn(turn);
  await mkdir(outDir, { recursive: true });
  for (const file of turn.files)
    await copyFile(join(folder, file), join(outDir, `${served}-${file}`));
  const webp = turn.files.find((file) => file.endsWith('.webp')) ?? '';
  const { width, height } = await sharp(join(folder, webp)).metadata();
  return {
    entry: { turn: true, served, frames, width, height, avifWidths },
    files: turn.files.map((file) => `${served}-${file}`),
  };
}
