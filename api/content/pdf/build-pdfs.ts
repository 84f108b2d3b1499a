import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  type BuildState,
  isUpToDate,
  readBuildState,
  writeBuildState,
} from '../images/build-state.ts';
import { writeAtomically } from '../images/write-atomically.ts';

/** One PDF to be made. */
export interface PdfJob {
  /** File name without `.pdf`. */
  key: string;
  /** Everything that it says: another text, and it is drawn anew. */
  text: string;
  /** Files of its pictures. */
  pictures: readonly string[];
  draw: () => Promise<Buffer>;
}

interface BuildPdfsOptions {
  outDir: string;
  /** Name and version of the layout: count up when the drawing changes. */
  layout: string;
  jobs: readonly PdfJob[];
}

/** @throws Error that names the picture and the document when there is no such picture */
async function hashOf(layout: string, { key, text, pictures }: PdfJob): Promise<string> {
  const hash = createHash('sha256').update(layout).update(text);
  for (const file of pictures)
    hash.update(
      await readFile(file).catch(() => {
        throw new Error(
          `${key}.pdf needs the picture ${basename(file)}, which is not in the originals.`,
        );
      }),
    );
  return hash.digest('hex').slice(0, 16);
}

/** Takes away the PDFs that no job makes any more. */
async function removeOthers(outDir: string, jobs: readonly PdfJob[]): Promise<void> {
  const wanted = new Set(jobs.map(({ key }) => `${key}.pdf`));
  const gone = (await readdir(outDir)).filter((file) => file.endsWith('.pdf') && !wanted.has(file));
  await Promise.all(gone.map((file) => rm(join(outDir, file))));
}

/** Draws the PDFs whose content or layout changed, and says how many those were. One that no job makes any more goes. */
export async function buildPdfs({ outDir, layout, jobs }: BuildPdfsOptions): Promise<number> {
  await mkdir(outDir, { recursive: true });
  await removeOthers(outDir, jobs);
  const before = await readBuildState(outDir);
  const state: BuildState = {};
  let drawn = 0;
  for (const job of jobs) {
    const file = `${job.key}.pdf`;
    const hash = await hashOf(layout, job);
    state[job.key] = { hash, files: [file] };
    if (isUpToDate(before[job.key], hash, outDir)) continue;
    await writeAtomically(join(outDir, file), await job.draw());
    drawn += 1;
  }
  if (drawn > 0) await writeBuildState(outDir, state);
  return drawn;
}
