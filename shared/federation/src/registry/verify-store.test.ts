import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleVersion } from '../testing/sample-registry';
import { sealRelease } from './envelope/release-entry';
import { integrityOf } from './integrity';
import { newKeyPair } from './signature';
import { ensureStore } from './store/ensure-store';
import { switchRegistry } from './store/switch-registry';
import { storePaths, writeFileAtomic } from './store-files';
import { readKeys } from './store-keys';
import { verifyStore } from './verify-store';

let root: string;
const FOLDER = 'mf-a/1.0.0';
const FILES = { 'web/remoteEntry.js': 'entry', 'node/remoteEntry.cjs': 'server' };

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'verify-'));
  await ensureStore(root);
  const list: Record<string, { integrity: string; bytes: number }> = {};
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(join(root, FOLDER, name, '..'), { recursive: true });
    await writeFile(join(root, FOLDER, name), text);
    list[name] = { integrity: integrityOf(text), bytes: text.length };
  }
  const paths = storePaths(root);
  await writeFile(paths.releaseFiles(FOLDER), JSON.stringify(list));
  const live = sampleVersion('mf-a', '1.0.0', {
    metadata: { version: '1.0.0', integrity: integrityOf('entry') },
    extras: { filesIntegrity: integrityOf(JSON.stringify(list)) },
  });
  await writeFileAtomic(
    paths.releaseEntry(FOLDER),
    sealRelease(live, (await readKeys(root)).privateKey),
  );
  const old = sampleVersion('mf-a', '0.9.0', { deployment: { traffic: 0, default: false } });
  await switchRegistry(root, (current) => ({
    next: { ...current, microFrontends: { 'mf-a': [live, old] } },
    audit: { who: 't', action: 'release', remote: 'mf-a', from: null, to: '1.0.0', why: '' },
  }));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function sealEntry(store: string, files: string, privateKey?: string): Promise<string> {
  const version = sampleVersion('mf-a', '1.0.0', {
    extras: { filesIntegrity: integrityOf(files) },
  });
  return sealRelease(version, privateKey ?? (await readKeys(store)).privateKey);
}

const problems = async (all = false) =>
  (await verifyStore(root, { all })).versions.flatMap((version) => version.problems);

it('the check of a store finds nothing wrong with what is as it was released', async () => {
  expect(await problems()).toEqual([]);
});

it.each([
  ['changed', 'evil!', 'web/remoteEntry.js is not what was released'],
  ['cut', 'ent', 'web/remoteEntry.js has 3 bytes, not 5'],
])('the check of a store names a file that was %s', async (_how, text, problem) => {
  await writeFile(join(root, FOLDER, 'web/remoteEntry.js'), text);
  expect(await problems()).toEqual([problem]);
});

it('the check of a store names a file that is missing, and one that nobody released', async () => {
  await rm(join(root, FOLDER, 'node/remoteEntry.cjs'));
  await writeFile(join(root, FOLDER, 'web/more.js'), 'more');
  expect(await problems()).toEqual([
    'node/remoteEntry.cjs is missing',
    'web/more.js is in no list',
  ]);
});

it('the check of a store does not believe a list that was changed together with its files', async () => {
  await writeFile(storePaths(root).releaseFiles(FOLDER), '{}');
  expect(await problems()).toEqual(['release.json is missing or not what was signed']);
});

it('the check of a store names entries of which the registry says something else than the list of files', async () => {
  await switchRegistry(root, (current) => {
    const [live, ...others] = current.microFrontends['mf-a'] ?? [];
    if (!live) throw new Error('Nothing is live');
    const changed = {
      ...live,
      metadata: { ...live.metadata, integrity: integrityOf('another entry') },
      extras: { ...live.extras, serverEntry: 'node/another.cjs' },
    };
    return {
      next: { ...current, microFrontends: { 'mf-a': [changed, ...others] } },
      audit: { who: 't', action: 'release', remote: 'mf-a', from: null, to: '1.0.0', why: '' },
    };
  });
  expect(await problems()).toEqual([
    'web/remoteEntry.js is not the browser entry that was signed',
    'node/another.cjs is in no list',
  ]);
});

it.each([
  ['is missing', async () => undefined, 'entry.json is missing'],
  ['is of another release', async () => sealEntry(root, '0'), 'entry.json is of another release'],
  [
    'is signed by somebody else',
    async () => sealEntry(root, '1', newKeyPair().privateKey),
    'entry.json: bad signature',
  ],
])(
  'the check of a store names a signed entry, of which a lost registry would be made, that %s',
  async (_how, entry, problem) => {
    const file = storePaths(root).releaseEntry(FOLDER);
    const text = await entry();
    await rm(file);
    if (text !== undefined) await writeFile(file, text);
    expect(await problems()).toEqual([problem]);
  },
);

it('the check of a store looks at what nobody gets only when asked', async () => {
  expect(await problems(true)).toEqual(['release.json is missing or not what was signed']);
});

it('the check of a store refuses a registry that was signed by somebody else', async () => {
  const { publicKey } = storePaths(root);
  await writeFile(publicKey, 'somebody else');
  await expect(verifyStore(root)).rejects.toThrow('not the public key');
});
