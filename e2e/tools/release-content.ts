/** Releases a changed copy of the built content: see `releaseContentChanged` in fixtures/releases.ts. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentSource, hostDir, releaseContent } from '@site/federation';
import type { SourceEdit } from '../fixtures/releases';
import { scratchDir } from '../site/addresses';

const [store = '', share = '100', edits = '[]'] = process.argv.slice(2);

const copy = await mkdtemp(join(scratchDir, 'content-'));
try {
  await cp(contentSource.dist, copy, { recursive: true });
  for (const { file, from, to } of JSON.parse(edits) as SourceEdit[]) {
    const text = await readFile(join(copy, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`);
    await writeFile(join(copy, file), text.replaceAll(from, to));
  }
  const { released } = await releaseContent({
    store,
    source: {
      ...contentSource,
      // As it was built: a new build would undo the changes.
      check: [...contentSource.check, '--as-built'],
      dist: copy,
    },
    hostDir,
    commit: 'changed',
    who: 'browser tests',
    note: 'browser test',
    allowRemoval: false,
    share: Number(share),
  });
  process.stdout.write(released.metadata.version);
} finally {
  await rm(copy, { recursive: true, force: true });
}
