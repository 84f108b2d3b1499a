/** Releases a changed copy of a remote's sources: see `releaseChanged` in fixtures/releases.ts. */
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordingFiles, releaseRemote, workspaceRoot } from '@site/federation';
import type { SourceEdit } from '../fixtures/releases';
import { repoRoot, scratchDir } from '../site/addresses';

const [store = '', remote = '', version = '', edits = '[]'] = process.argv.slice(2);

await mkdir(scratchDir, { recursive: true });
const aside = await mkdtemp(join(scratchDir, 'src-'));
try {
  const source = join(repoRoot, remote);
  const copy = join(aside, remote);
  await mkdir(copy);
  await cp(join(source, 'package.json'), join(copy, 'package.json'));
  await cp(join(source, 'src'), join(copy, 'src'), { recursive: true });
  await symlink(join(source, 'node_modules'), join(copy, 'node_modules'));
  for (const { file, from, to } of JSON.parse(edits) as SourceEdit[]) {
    const edited = join(copy, file);
    const text = await readFile(edited, 'utf8');
    if (!text.includes(from)) throw new Error(`${remote}/${file} does not contain "${from}"`);
    await writeFile(edited, text.replaceAll(from, to));
  }
  await releaseRemote({
    store,
    remoteDir: copy,
    hostDir: join(workspaceRoot, 'host'),
    version,
    sourceHash: version,
    commit: 'changed',
    who: 'browser tests',
    note: 'browser test',
    allowRemoval: false,
    inBrowser: process.env['TRY_IN_BROWSER'] === 'on',
    recording: recordingFiles,
  });
} finally {
  await rm(aside, { recursive: true, force: true });
}
