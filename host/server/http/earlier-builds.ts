import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { exists } from '@site/federation/registry';

/** Of so many builds before the one that runs the files are there, as of releases of the content. */
const MOST_EARLIER = 5;
const UNFINISHED = '.unfinished-';
/** A copy that is older than these ms is of a start that was cut off: another host may be making a younger one. */
const CUT_OFF_MS = 600_000;

/**
 * Keeps the files of the host's build beyond its end, for pages that are still open when another build has taken its
 * place: they ask for parts that come late, such as the list of a chooser.
 * @param web the files of the build that runs, as browsers get them
 * @param kept where they are kept: a folder of this host's own
 * @returns the folders of earlier builds, the one that ran last first
 * @throws the file system's error: a full disk, no permission
 */
export async function keepBuild(web: string, kept: string): Promise<string[]> {
  const names = (await readdir(web)).sort();
  const id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
  const own = join(kept, id);
  await mkdir(kept, { recursive: true });
  const before = await readdir(kept);
  const unfinished = before.filter((name) => name.startsWith(UNFINISHED));
  const copies = await newestFirst(unfinished.map((name) => join(kept, name)));
  for (const { folder, ranAt } of copies)
    if (Date.now() - ranAt > CUT_OFF_MS) await rm(folder, { recursive: true, force: true });
  if (!before.includes(id)) await copyWhole(web, own, await mkdtemp(join(kept, UNFINISHED)));
  // When it ran last.
  await utimes(own, new Date(), new Date());
  const earlier = await newestFirst(
    before
      .filter((name) => name !== id && !name.startsWith(UNFINISHED))
      .map((name) => join(kept, name)),
  );
  for (const { folder } of earlier.slice(MOST_EARLIER))
    await rm(folder, { recursive: true, force: true });
  return earlier.slice(0, MOST_EARLIER).map(({ folder }) => folder);
}

/** Copies a folder so that it is there whole or not at all; another host of the same build may have been faster. */
async function copyWhole(from: string, to: string, by: string): Promise<void> {
  await cp(from, by, { recursive: true });
  try {
    await rename(by, to);
  } catch (error) {
    await rm(by, { recursive: true, force: true });
    if (!(await exists(to))) throw error;
  }
}

interface Kept {
  folder: string;
  /** ms since 1970. */
  ranAt: number;
}

async function newestFirst(folders: readonly string[]): Promise<Kept[]> {
  const dated = await Promise.all(
    folders.map(async (folder) => ({ folder, ranAt: (await stat(folder)).mtimeMs })),
  );
  return dated.sort((one, other) => other.ranAt - one.ranAt);
}
