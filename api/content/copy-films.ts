import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const isSame = async (source: string, target: string): Promise<boolean> => {
  const there = await stat(target).catch(() => undefined);
  const { size, mtimeMs } = await stat(source);
  return there !== undefined && there.size === size && there.mtimeMs >= mtimeMs;
};

/** Brings the films to where `/static/films` serves them, and takes those away that are gone. */
export async function copyFilms(films: string, outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const wanted = await readdir(films);
  for (const file of await readdir(outDir)) {
    if (!wanted.includes(file)) await rm(join(outDir, file));
  }
  for (const file of wanted) {
    const [source, target] = [join(films, file), join(outDir, file)];
    if (!(await isSame(source, target))) await copyFile(source, target);
  }
}
