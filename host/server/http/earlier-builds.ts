import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Of so many builds before the one that runs the files are there, as of releases of the content. */
const MOST_EARLIER = 5;
const UNFINISHED = '.unfinished-';

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
  // A start that was cut off while it copied.
  for (const name of before.filter((one) => one.startsWith(UNFINISHED)))
    await rm(join(kept, name), { recursive: true, force: true });
  if (!before.includes(id)) {
    const copy = await mkdtemp(join(kept, UNFINISHED));
    await cp(web, copy, { recursive: true });
    await rename(copy, own);
  }
  // When it ran last.
  await utimes(own, new Date(), new Date());
  const earlier = await newestFirst(
    before
      .filter((name) => name !== id && !name.startsWith(UNFINISHED))
      .map((name) => join(kept, name)),
  );
  for (const folder of earlier.slice(MOST_EARLIER))
    await rm(folder, { recursive: true, force: true });
  return earlier.slice(0, MOST_EARLIER);
}

async function newestFirst(folders: readonly string[]): Promise<string[]> {
  const dated = await Promise.all(
    folders.map(async (folder) => ({ folder, ranAt: (await stat(folder)).mtimeMs })),
  );
  return dated.sort((one, other) => other.ranAt - one.ranAt).map(({ folder }) => folder);
}
