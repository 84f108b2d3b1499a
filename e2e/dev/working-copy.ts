import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { repoRoot, scratchDir } from '../site/addresses';

/** A remote's sources, copied: a test works on them as a developer would, and the work tree stays as it is. */
export interface WorkingCopy {
  dir: string;
  write(file: string, text: string): Promise<void>;
  replace(file: string, from: string, to: string): Promise<void>;
  remove(): Promise<void>;
}

export async function copyRemote(remote: string): Promise<WorkingCopy> {
  await mkdir(scratchDir, { recursive: true });
  const aside = await mkdtemp(join(scratchDir, 'dev-'));
  const source = join(repoRoot, remote);
  const dir = join(aside, remote);
  await cp(join(source, 'package.json'), join(dir, 'package.json'));
  await cp(join(source, 'src'), join(dir, 'src'), { recursive: true });
  await symlink(join(source, 'node_modules'), join(dir, 'node_modules'));
  return {
    dir,
    async write(file, text) {
      await mkdir(dirname(join(dir, file)), { recursive: true });
      await writeFile(join(dir, file), text);
    },
    async replace(file, from, to) {
      const text = await readFile(join(dir, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${remote}/${file} does not contain "${from}"`);
      await writeFile(join(dir, file), text.replace(from, to));
    },
    remove: () => rm(aside, { recursive: true, force: true }),
  };
}
