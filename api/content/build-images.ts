import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type sharpModule from 'sharp';
import {
  type BuildState,
  type DoneJob,
  isUpToDate,
  readBuildState,
  writeBuildState,
} from './images/build-state.ts';
import { copyDrawing } from './images/copy-drawing.ts';
import { BLUR_LAYOUT, encodeBlur } from './images/encode-blur.ts';
import { encodeIcons } from './images/encode-icons.ts';
import { encodePicture, encoderSettings } from './images/encode-picture.ts';
import { encodeShareCard, SHARE_CARD_LAYOUT } from './images/encode-share-cards.ts';
import type { ImageManifest } from './images/resolve-images.ts';
import {
  ICON_FILE,
  type ImageSource,
  listDrawings,
  listSources,
  servedName,
  WIDTHS,
} from './images/sources.ts';
import { copyTurn, listTurns } from './images/turns.ts';
import { writeAtomically } from './images/write-atomically.ts';
import { KEPT_AVIF_DIR } from './keep-avif.ts';
import { readShareCards } from './share-cards.ts';

type Sharp = typeof sharpModule;
interface Job {
  key: string;
  hash: string;
  run(sharp: Sharp): Promise<Omit<DoneJob, 'hash'>>;
}

export interface BuildImagesOptions {
  /** Where the files and `manifest.json` go; served as `/static/img`. */
  outDir: string;
  /** Folder of the full-size renders, the drawings and `icon.svg`; ours unless told otherwise. */
  originals?: string;
  /** Folder of the turns; ours unless told otherwise. */
  turns?: string;
  /** Folder of the AVIF files that the repository keeps; without it all are encoded. */
  keptAvif?: string;
  /** Gets progress lines; silent when left out. */
  log?: (line: string) => void;
}

const HERE = dirname(fileURLToPath(import.meta.url));
const ORIGINALS = join(HERE, 'originals');
const TURNS = join(HERE, 'turns');

/** The folder that the API serves as `/static/img` unless told otherwise. */
const DEFAULT_IMAGE_DIR = join(HERE, 'dist', 'img');

const shortHash = (...parts: (string | Buffer)[]): string =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);

const blurKey = (name: string): string => `${name}#blur`;

/** Names a picture by its content, and by how it is encoded. */
const servedPicture = ({ name, hash }: ImageSource): string =>
  servedName(name, shortHash(hash, encoderSettings(name)));

/** The width of a picture in px below which it is blurred wherever it is shown. */
const NARROWEST = 800;

/** Makes something of a picture. @throws with its name, where it cannot be read, lies on its side, moves or is too small */
async function makeOf<T>(
  sharp: Sharp,
  { file, name }: ImageSource,
  make: () => Promise<T>,
): Promise<T> {
  const refuse = (error: Error): never => {
    throw new Error(`The picture ${name}.webp cannot be read: ${error.message}`);
  };
  const { orientation = 1, width, pages = 1 } = await sharp(file).metadata().catch(refuse);
  if (orientation > 1)
    throw new Error(
      `The picture ${name}.webp is marked as turned: turn its pixels and save it without the mark.`,
    );
  if (pages > 1)
    throw new Error(
      `The picture ${name}.webp moves: save the one that is to be shown, or make a film of it.`,
    );
  if (width < NARROWEST)
    throw new Error(
      `The picture ${name}.webp is ${width} px wide, which is blurred on a screen: it needs ${NARROWEST} px, better ${WIDTHS[3]}.`,
    );
  return make().catch(refuse);
}

async function planJobs({
  outDir,
  keptAvif,
  originals = ORIGINALS,
  turns = TURNS,
}: BuildImagesOptions): Promise<Job[]> {
  const sources = await listSources(originals);
  const byName = new Map(sources.map((source) => [source.name, source]));
  const iconFile = join(originals, ICON_FILE);
  const pictures = sources.map((source): Job => {
    const served = servedPicture(source);
    return {
      key: source.name,
      hash: shortHash(source.hash, served, encoderSettings(source.name)),
      run: (sharp) =>
        makeOf(sharp, source, () => encodePicture(sharp, source, served, outDir, keptAvif)),
    };
  });
  const blurs = sources.map(
    (source): Job => ({
      key: blurKey(source.name),
      hash: shortHash(source.hash, BLUR_LAYOUT),
      run: async (sharp) => ({
        files: [],
        blur: await makeOf(sharp, source, () => encodeBlur(sharp, source.file)),
      }),
    }),
  );
  const wholeTurns = (await listTurns(turns)).map(
    (turn): Job => ({
      key: turn.name,
      hash: turn.hash,
      run: (sharp) => copyTurn(sharp, turn, outDir),
    }),
  );
  const drawings = (await listDrawings(originals)).map(
    (source): Job => ({
      key: source.name,
      hash: shortHash(source.hash, servedName(source.name, source.hash)),
      run: (sharp) => copyDrawing(sharp, source, outDir),
    }),
  );
  const cards = (await readShareCards())
    .filter(({ render }) => byName.has(render))
    .map(
      (card): Job => ({
        key: card.file,
        hash: shortHash(
          JSON.stringify(card),
          SHARE_CARD_LAYOUT,
          byName.get(card.render)?.hash ?? '',
        ),
        run: async (sharp) => ({ files: [await encodeShareCard(sharp, card, originals, outDir)] }),
      }),
    );
  const icons: Job = {
    key: 'icons',
    hash: shortHash(await readFile(iconFile)),
    run: async (sharp) => ({ files: await encodeIcons(sharp, iconFile, outDir) }),
  };
  return [...pictures, ...blurs, ...wholeTurns, ...drawings, ...cards, icons];
}

/** Forgets pictures whose original is gone, and removes what was made of them. */
async function removeOrphans(jobs: Job[], state: BuildState, outDir: string): Promise<void> {
  const wanted = new Set(jobs.map(({ key }) => key));
  for (const [key, { files }] of Object.entries(state)) {
    if (wanted.has(key)) continue;
    for (const file of files) await rm(join(outDir, file), { force: true });
    delete state[key];
  }
}

async function runJobs(jobs: Job[], state: BuildState, options: BuildImagesOptions): Promise<void> {
  // Loaded only when there is work: a start with nothing to do should not pay for it.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const queue = [...jobs];
  const problems = new Set<string>();
  let finished = 0;
  const work = async (): Promise<void> => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const before = state[job.key]?.files ?? [];
      const done = await job.run(sharp).catch(({ message }: Error) => {
        problems.add(message);
      });
      if (!done) continue;
      state[job.key] = { hash: job.hash, ...done };
      const gone = before.filter((file) => !done.files.includes(file));
      await Promise.all(gone.map((file) => rm(join(options.outDir, file), { force: true })));
      finished += 1;
      if (finished % 10 === 0 || finished === jobs.length) {
        options.log?.(`images: ${finished}/${jobs.length}`);
        await writeBuildState(options.outDir, state);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  if (problems.size === 0) return;
  await writeBuildState(options.outDir, state);
  throw new Error([...problems].sort().join('\n'));
}

/**
 * Brings the served pictures up to date: AVIF and WebP of every render in the standard widths,
 * the drawings, the link-preview cards, the icons and `manifest.json`. Only what changed is encoded.
 * @returns the manifest, by picture name
 * @throws Error with each picture that nothing can be made of, a line each
 */
export async function buildImages(options: BuildImagesOptions): Promise<ImageManifest> {
  await mkdir(options.outDir, { recursive: true });
  const state = await readBuildState(options.outDir);
  const jobs = await planJobs(options);
  const due = jobs.filter(({ key, hash }) => !isUpToDate(state[key], hash, options.outDir));
  await removeOrphans(jobs, state, options.outDir);
  if (due.length > 0) await runJobs(due, state, options);
  const manifest: Record<string, ImageManifest[string]> = {};
  for (const { key } of jobs) {
    const entry = state[key]?.entry;
    if (!entry) continue;
    const { blur } = state[blurKey(key)] ?? {};
    manifest[key] = blur === undefined ? entry : { ...entry, blur };
  }
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  const file = join(options.outDir, 'manifest.json');
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current !== text) await writeAtomically(file, text);
  return manifest;
}

async function main(): Promise<void> {
  const started = performance.now();
  const outDir = resolve(process.argv[2] ?? DEFAULT_IMAGE_DIR);
  const manifest = await buildImages({
    outDir,
    keptAvif: KEPT_AVIF_DIR,
    log: (line) => console.log(line),
  });
  const ms = Math.round(performance.now() - started);
  console.log(
    `images: ${Object.keys(manifest).length} pictures up to date in ${ms} ms (${outDir})`,
  );
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) void main();
