import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleVersion } from '../../testing/sample-registry';
import { ensureStore } from '../store/ensure-store';
import { switchRegistry } from '../store/switch-registry';
import { storePaths } from '../store-files';
import type { AuditEntry } from './audit-entry';
import { readAudit } from './audit-log';
import { noteAround, noteBeside } from './note-switch';
import { readSwitches } from './read-switches';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'audit-'));
  await ensureStore(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const release = (version: string) =>
  switchRegistry(root, (current) => ({
    next: { ...current, microFrontends: { 'mf-a': [sampleVersion('mf-a', version)] } },
    audit: { who: 'ravi', action: 'release', remote: 'mf-a', from: null, to: version, why: '' },
  }));
const noted = async () => (await readAudit(root)).map(({ to }) => to);

/** What is there when a release is killed after the switch and before its line: the log as it was, the line aside. */
async function killBeforeLine(version: string): Promise<void> {
  const { audit, pendingAudit } = storePaths(root);
  const before = await readFile(audit, 'utf8').catch(() => '');
  await release(version);
  const line = (await readFile(audit, 'utf8')).slice(before.length);
  await writeFile(audit, before);
  await writeFile(pendingAudit, line);
}

it('the audit log gets the line of a release that was killed right after its switch', async () => {
  await release('1.0.0');
  await killBeforeLine('1.1.0');
  await release('1.2.0');
  expect(await noted()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
});

it('the audit log gets no second line of a release that was killed right after its line', async () => {
  await release('1.0.0');
  const { audit, pendingAudit } = storePaths(root);
  await writeFile(pendingAudit, await readFile(audit, 'utf8'));
  await release('1.1.0');
  expect(await noted()).toEqual(['1.0.0', '1.1.0']);
});

it('what is to be noted of a switch lies aside while it is made, for whoever comes after one that is killed', async () => {
  const entry = { who: 'ravi', action: 'release', remote: 'mf-a', from: null, why: '' } as const;
  const { pendingAudit } = storePaths(root);
  let aside = '';
  await noteAround(root, 7, { ...entry, to: '1.0.0' }, async () => {
    aside = await readFile(pendingAudit, 'utf8');
  });
  expect(JSON.parse(aside)).toMatchObject({ ...entry, number: 7, to: '1.0.0' });
  await expect(readFile(pendingAudit)).rejects.toThrow('ENOENT');
});

it('the switches of a remote are what changed for all its visitors, emergency stops among them', async () => {
  const line = { who: 'ravi', from: null, to: 'x', why: '' };
  const actions = ['preview', 'canary', 'canary-end', 'schedule', 'cancel', 'release', 'start'];
  for (const action of actions as AuditEntry['action'][])
    await noteBeside(root, { ...line, action, remote: 'mf-a' });
  await noteBeside(root, { ...line, action: 'back-to', remote: '*' });
  await noteBeside(root, { ...line, action: 'release', remote: 'mf-b' });
  expect((await readSwitches(root, 'mf-a')).map(({ action }) => action)).toEqual([
    'release',
    'start',
    'back-to',
  ]);
});

it('the audit log has no line of a switch that was killed before it came', async () => {
  await release('1.0.0');
  const line = { at: '2026-11-22T10:00:00.000Z', number: 1, to: '9.9.9' };
  await writeFile(storePaths(root).pendingAudit, JSON.stringify(line));
  await release('1.1.0');
  expect(await noted()).toEqual(['1.0.0', '1.1.0']);
});

it('the audit log is read and written on after a line that was cut off', async () => {
  await release('1.0.0');
  await appendFile(storePaths(root).audit, '{"at":"2026');
  await release('1.1.0');
  expect(await noted()).toEqual(['1.0.0', '1.1.0']);
});

it('the audit log leaves nothing aside, and takes away what killed writers left', async () => {
  await writeFile(join(root, 'registry.json.4711.tmp'), 'half');
  await writeFile(join(root, 'history', '1.json.4711.tmp'), 'half');
  await release('1.0.0');
  const names = [...(await readdir(root)), ...(await readdir(join(root, 'history')))];
  expect(names.filter((name) => /tmp|next/.test(name))).toEqual([]);
});
