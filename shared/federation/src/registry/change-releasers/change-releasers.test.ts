import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { letIn, withKey } from '../../testing/sample-keys';
import { sampleVersion } from '../../testing/sample-registry';
import { readAudit } from '../audit/audit-log';
import { openRegistry } from '../envelope/open-registry';
import { openRelease, sealRelease } from '../envelope/release-entry';
import { integrityOf } from '../integrity';
import { readOwnRights } from '../may-release';
import { whyOlder } from '../older-registry';
import { repairRegistry } from '../repair/repair';
import { newKeyPair, publicKeyOf, signatureOf } from '../signature';
import { ensureStore } from '../store/ensure-store';
import { switchRegistry } from '../store/switch-registry';
import { storePaths } from '../store-files';
import { readKeys } from '../store-keys';
import { allowReleaser } from './allow-releaser';
import { revokeReleaser } from './revoke-releaser';

const NO_LIST = 'no list';
let root: string;
let ravi: string;
let meera: string;

const release = (remote: string, version: string) =>
  switchRegistry(root, (current) => ({
    next: {
      ...current,
      microFrontends: { ...current.microFrontends, [remote]: [sampleVersion(remote, version)] },
    },
    audit: { who: 'a name in git', action: 'release', remote, from: null, to: version, why: '' },
  }));
const textNow = () => readFile(storePaths(root).registry, 'utf8');
const rootKey = () => readFile(storePaths(root).publicKey, 'utf8');
const open = async (text: string) => openRegistry(text, await rootKey());
const opened = async () => open(await textNow());

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'keys-'));
  await ensureStore(root);
  await release('mf-catalog', '1.0.0');
  await release('mf-dealers', '1.0.0');
  ravi = await letIn(root, 'ravi', ['mf-catalog']);
  meera = await letIn(root, 'meera', ['*']);
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('a registry with keys for several people lets each key release what it may, says which key it was, and reads as one registry', async () => {
  await withKey(ravi, () => release('mf-catalog', '1.1.0'));
  await withKey(meera, () => release('mf-dealers', '2.0.0'));
  const { registry, parts, by } = await opened();
  expect(Object.keys(registry.microFrontends)).toEqual(['mf-catalog', 'mf-dealers']);
  expect([parts?.['mf-catalog']?.by, parts?.['mf-dealers']?.by, by]).toEqual([
    'ravi',
    'meera',
    'meera',
  ]);
  expect((await readAudit(root)).map(({ who, action, to }) => [who, action, to]).slice(2)).toEqual([
    ['the owner', 'allow', 'ravi'],
    ['the owner', 'allow', 'meera'],
    ['ravi', 'release', '1.1.0'],
    ['meera', 'release', '2.0.0'],
  ]);
});

it('a registry with keys for several people refuses what a key may not do, before any work and at the switch', async () => {
  const REFUSED = 'The key "ravi" may not release mf-dealers: it may release mf-catalog.';
  const before = await textNow();
  await withKey(ravi, async () => {
    const rights = await readOwnRights(root);
    expect(() => rights.refuseUnlessAllowed('mf-dealers')).toThrow(REFUSED);
    expect(rights.mayRelease('mf-catalog')).toBe(true);
    await expect(release('mf-dealers', '6.6.6')).rejects.toThrow(REFUSED);
  });
  expect(await textNow()).toBe(before);
  const stranger = newKeyPair().privateKey;
  await expect(withKey(stranger, () => release('mf-catalog', '6.6.6'))).rejects.toThrow(
    'not in the list of keys that may release',
  );
});

it('a registry with keys for several people is refused by whoever reads it when a key signed what it may not release', async () => {
  const { signature: _old, ...content } = JSON.parse(await textNow()) as Record<string, unknown>;
  const registry = { ...(await opened()).registry };
  const theirs = [sampleVersion('mf-dealers', '6.6.6')];
  registry.microFrontends = { ...registry.microFrontends, 'mf-dealers': theirs };
  const number = Date.now() + 1_000;
  const part = { part: { remote: 'mf-dealers', number, versions: theirs } };
  const forged = (by: string | undefined, releasers = content['releasers']) => {
    const signed = { number, ...(by ? { by } : {}), signature: signatureOf(part, ravi) };
    const parts = { ...(content['parts'] as object), 'mf-dealers': signed };
    const shared = releasers === NO_LIST ? { releasers: undefined } : { releasers };
    const all = { ...content, registry, number, parts, ...shared, by: 'ravi' };
    return JSON.stringify({ ...all, signature: signatureOf(all, ravi) });
  };
  await expect(open(forged('ravi'))).rejects.toThrow('mf-dealers is signed by the key "ravi"');
  await expect(open(forged('meera'))).rejects.toThrow('mf-dealers is signed by the key "meera"');
  await expect(open(forged(undefined))).rejects.toThrow('mf-dealers is signed by no key');
  const own = { list: [{ name: 'ravi', publicKey: publicKeyOf(ravi), remotes: ['*'] }], number: 9 };
  const list = { ...own, signature: signatureOf({ releasers: own }, ravi) };
  await expect(open(forged('ravi', list))).rejects.toThrow('its list of keys has a bad signature');
  // Without a list there are no parts: then only the registry's own key counts.
  await expect(open(forged('ravi', NO_LIST))).rejects.toThrow('is not in the list of keys');
});

it('a registry with keys for several people is refused when it keeps the signature of a remote and leaves its versions out', async () => {
  const { signature: _old, ...content } = JSON.parse(await textNow()) as Record<string, unknown>;
  const registry = { ...(await opened()).registry };
  const { 'mf-dealers': _removed, ...microFrontends } = registry.microFrontends;
  const number = Date.now() + 1_000;
  const all = { ...content, registry: { ...registry, microFrontends }, number, by: 'ravi' };
  const text = JSON.stringify({ ...all, signature: signatureOf(all, ravi) });
  await expect(open(text)).rejects.toThrow('mf-dealers is signed, but its versions are not there');
});

it('cannot be put together of older parts, nor of an older list of keys', async () => {
  await withKey(ravi, () => release('mf-catalog', '1.1.0'));
  const older = await opened();
  await withKey(meera, () => release('mf-dealers', '2.0.0'));
  const current = await opened();
  expect(whyOlder(current, older)).toBeUndefined();
  expect(whyOlder({ ...older, number: current.number + 1 }, current)).toBe(
    'what it says of mf-dealers is older than what is in use',
  );
  const { 'mf-dealers': _gone, ...parts } = current.parts ?? {};
  expect(whyOlder({ ...current, parts }, current)).toBe('it does not speak of mf-dealers any more');
  await revokeReleaser(root, 'ravi', 'the owner');
  const revoked = await opened();
  expect(whyOlder({ ...current, number: revoked.number + 1 }, revoked)).toBe(
    'its list of keys is older than the one in use',
  );
});

it('a registry with keys for several people keeps what a revoked key has released, and takes nothing more of it', async () => {
  await withKey(ravi, () => release('mf-catalog', '1.1.0'));
  const { extras } = (await opened()).registry.microFrontends['mf-catalog']?.[0] ?? {};
  const file = storePaths(root).releaseEntry(extras?.folder ?? '');
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, sealRelease(sampleVersion('mf-catalog', '1.1.0'), ravi));
  await revokeReleaser(root, 'ravi', 'the owner');
  const { registry, parts } = await opened();
  expect(registry.microFrontends['mf-catalog']?.[0]?.metadata.version).toBe('1.1.0');
  expect(parts?.['mf-catalog']?.by).toBeUndefined();
  const entry = openRelease(await readFile(file, 'utf8'), [await rootKey()]);
  expect(entry.metadata.version).toBe('1.1.0');
  await expect(withKey(ravi, () => release('mf-catalog', '6.6.6'))).rejects.toThrow('revoked');
  await expect(revokeReleaser(root, 'ravi', 'the owner')).rejects.toThrow(
    'There is no key "ravi". Keys: meera.',
  );
});

it('a registry with keys for several people finds the list of keys again when the registry is lost, under a number that hosts take', async () => {
  const before = await opened();
  await rm(storePaths(root).registry);
  await repairRegistry(root, 'the owner');
  const repaired = await opened();
  expect(repaired.releasers?.list.map(({ name }) => name)).toEqual(['ravi', 'meera']);
  expect(whyOlder(repaired, before)).toBeUndefined();
  await withKey(ravi, () => release('mf-catalog', '1.2.0'));
});

it('a registry with keys for several people finds the list of keys again when no registry is left at all, which has it', async () => {
  const { history, registry, releaseEntry, releaseFiles } = storePaths(root);
  const { privateKey } = await readKeys(root);
  const files = '{}';
  const version = sampleVersion('mf-catalog', '1.0.0', {
    extras: { filesIntegrity: integrityOf(files) },
  });
  const folder = 'mf-catalog/1.0.0';
  await mkdir(join(root, folder), { recursive: true });
  await writeFile(releaseFiles(folder), files);
  await writeFile(releaseEntry(folder), sealRelease(version, privateKey));
  await rm(registry);
  await rm(history, { recursive: true });
  await repairRegistry(root, 'the owner');
  expect((await opened()).releasers?.list.map(({ name }) => name)).toEqual(['ravi', 'meera']);
});

it('a registry with keys for several people lets a key in anew, under its name, for other remotes', async () => {
  const publicKey = publicKeyOf(ravi);
  await allowReleaser(root, { name: 'ravi', publicKey, remotes: ['mf-dealers'] }, 'the owner');
  expect((await opened()).releasers?.list.map(({ name, remotes }) => [name, remotes])).toEqual([
    ['meera', ['*']],
    ['ravi', ['mf-dealers']],
  ]);
});

it('a registry with keys for several people lets in only what is a key and a name, by whoever holds the registry’s own key', async () => {
  const publicKey = publicKeyOf(ravi);
  const admit = (change: object) =>
    allowReleaser(root, { name: 'arun', publicKey, remotes: ['mf-catalog'], ...change }, 'me');
  await expect(admit({})).rejects.toThrow('each publicKey may stand there once');
  await expect(admit({ publicKey: ravi })).rejects.toThrow('not the PEM text of an Ed25519');
  await expect(admit({ publicKey: 'foo' })).rejects.toThrow('not the PEM text of an Ed25519');
  await expect(
    admit({ name: 'Arun K', publicKey: publicKeyOf(newKeyPair().privateKey) }),
  ).rejects.toThrow('must be a name of small letters');
  await rm(storePaths(root).privateKey);
  await expect(admit({ publicKey: publicKeyOf(newKeyPair().privateKey) })).rejects.toThrow(
    'is not here, so nothing can be signed',
  );
});
