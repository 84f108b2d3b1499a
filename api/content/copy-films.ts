import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const isSame = async (source: string, target: string): Promise<boolean> => {
  const there = await stat(target).catch(() => undefined);
  const { size, mtimeMs } = await stat(source);
  return there !== undefined && there.size === size && there.mtimeMs >= mtimeMs;
};

/** Brings the films to where `/static/films` serves them. */
export async function copyFilms(films: string, outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  for (const file of await readdir(films)) {
    const [source, target] = [join(films, file), join(outDir, file)];
    if (!(await isSame(source, target))) await copyFile(source, target);
  }
}
