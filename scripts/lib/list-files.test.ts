import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './list-files';
import { scratchFolder } from './scratch-folder';

/** A copy of sources beside what installs and builds have left. */
function writeCopy(): string {
  const root = scratchFolder('sources');
  const files = ['README.md', 'host/src/क.ts', '.github/a.yml', 'host/dist/a.js', 'a.log', '.env'];
  for (const file of [...files, 'host/node_modules/react/index.js']) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  writeFileSync(join(root, '.gitignore'), 'node_modules/\ndist/\n*.log\n.env\n');
  return root;
}

const SOURCES = ['.github/a.yml', '.gitignore', 'README.md', 'host/src/क.ts'];

it('the files of a copy without its history are those that the repository would have', () => {
  expect(listFiles(writeCopy()).sort()).toEqual(SOURCES);
});

// The sources are checked without git as well: see the test above.
const itWithGit = spawnSync('git', ['--version']).status === 0 ? it : it.skip;

itWithGit('the files of a repository are those that it has, and those that are new', () => {
  const root = writeCopy();
  execFileSync('git', ['init', '-q'], { cwd: root });
  execFileSync('git', ['add', 'README.md'], { cwd: root });
  expect(listFiles(root).sort()).toEqual(SOURCES);
});
