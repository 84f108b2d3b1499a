import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What git keeps and what is new; undefined without git, or in a copy of the sources without their history. */
function filesOfGit(root: string): string[] | undefined {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    const list = execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio });
    return list.split('\0').filter(Boolean);
  } catch (_noGit) {
    return undefined;
  }
}

/** Whether a name is left out by a line of `.gitignore`: a name, a folder's with `/` behind it, or `*` before an ending. */
const isLeftOut = (name: string, lines: readonly string[]): boolean =>
  lines.some((line) => {
    const wanted = line.replace(/\/$/, '');
    return wanted.startsWith('*') ? name.endsWith(wanted.slice(1)) : name === wanted;
  });

function filesBelow(root: string, folder: string, leftOut: readonly string[]): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !isLeftOut(name, leftOut))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(root, path, leftOut) : [path];
    });
}

/** Every file that is, or is about to be, in the repository, from its root. Git is not needed for it. */
export function listFiles(root: string): string[] {
  const files = filesOfGit(root);
  // What is deleted stays in git's list until that is noted.
  if (files) return files.filter((file) => existsSync(join(root, file)));
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  return filesBelow(root, '', ['.git', ...lines]);
}
