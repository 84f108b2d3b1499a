import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashSources } from '@site/federation';
import { hostIsCurrent } from './host-is-current';

let root: string;
async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), text);
}
const remove = (name: string) => rm(join(root, name));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'host-'));
  await write('pnpm-lock.yaml', 'importers: {}\npackages: {}\nsnapshots: {}\n');
  await write('shared/ui/src/card.ts', 'card');
  await write('host/src/client.ts', 'client');
  const sourceHash = await hashSources(root, 'host');
  await write('host/dist/web/client.js', 'built');
  await write('host/dist/fonts.json', '[]');
  await write('host/dist/build.json', JSON.stringify({ sourceHash, files: ['web/client.js'] }));
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('the host is not built again while it is built from the sources that are there', async () => {
  expect(await hostIsCurrent(root)).toBe(true);
  await write('host/src/client.test.ts', 'a test is not built');
  await write('mf-a/src/page.ts', 'the sources of a remote');
  expect(await hostIsCurrent(root)).toBe(true);
});

it.each([
  ['one of its sources changed', () => write('host/src/client.ts', 'new')],
  ['a shared source changed', () => write('shared/ui/src/card.ts', 'new')],
  ['it was never built', () => remove('host/dist/build.json')],
  ['a build ended before its fonts', () => remove('host/dist/fonts.json')],
  ['a built file is gone', () => remove('host/dist/web/client.js')],
  ['an older build did not list its files', () => write('host/dist/build.json', '{}')],
])('the host is built again when %s', async (_why, change) => {
  await change();
  expect(await hostIsCurrent(root)).toBe(false);
});
