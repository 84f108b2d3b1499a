import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAudit, readStops, stopsDir } from '@site/federation/registry';
import { TrialStops } from './trial-stops';

const trial = { remote: 'mf-a', version: '1.1.0', live: '1.0.0' };
const log = { error: jest.fn() };
let folder: string;
const hostOf = (name: string, store = 'store') =>
  new TrialStops({ store: join(folder, store), stateDir: join(folder, name), log });

beforeEach(async () => {
  log.error.mockClear();
  folder = await mkdtemp(join(tmpdir(), 'stops-'));
  await mkdir(join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a host ends a trial on every host of the store, for good, and notes it once with the reason', async () => {
  const [one, other] = [hostOf('one'), hostOf('other')];
  await one.stop(trial, '7 of 25 views failed.');
  expect(one.has('mf-a@1.1.0')).toBe(true);
  expect(other.has('mf-a@1.1.0')).toBe(false);
  await other.stop(trial, '9 of 30 views failed.');
  await Promise.all([one.look(), other.look()]);
  expect([one, other].map((host) => host.has('mf-a@1.1.0'))).toEqual([true, true]);
  expect(await readAudit(join(folder, 'store'))).toMatchObject([
    { action: 'canary-end', remote: 'mf-a', to: '1.1.0', why: '7 of 25 views failed.' },
  ]);
});

it('a trial stays ended on this host after a restart, also where the store cannot be written', async () => {
  await writeFile(join(folder, 'file'), 'a file is no folder');
  const make = () => hostOf('one', 'file');
  await make().stop(trial, 'it failed.');
  const again = make();
  await again.look();
  expect(again.has('mf-a@1.1.0')).toBe(true);
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ alarm: 'trial' }),
    'the end of a trial cannot be noted in the store: other hosts go on with it',
  );
});

it('a trial stays ended on this host where nothing can be written into its STATE_DIR, and the store is told', async () => {
  await writeFile(join(folder, 'file'), 'a file is no folder');
  const host = hostOf('file/state');
  await host.stop(trial, 'it failed.');
  await host.look();
  expect(host.has('mf-a@1.1.0')).toBe(true);
  await host.stop(trial, 'it failed again.');
  const alarms = log.error.mock.calls.filter(([, text]) => text.includes('is taken back'));
  expect(alarms).toHaveLength(1);
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ alarm: 'trial' }),
    'the end of a trial cannot be kept in STATE_DIR: after a restart this host knows of it from the store alone',
  );
  expect([...(await readStops(stopsDir(join(folder, 'store')))).keys()]).toEqual(['mf-a@1.1.0']);
});

it('a host that cannot read the store for a while keeps what others have stopped, and says so once', async () => {
  const host = hostOf('one');
  await hostOf('other').stop(trial, 'it failed.');
  await host.look();
  const stops = stopsDir(join(folder, 'store'));
  await rename(stops, `${stops}.away`);
  await writeFile(stops, 'a file is no folder');
  log.error.mockClear();
  await host.look();
  await host.look();
  expect(host.has('mf-a@1.1.0')).toBe(true);
  expect(log.error.mock.calls).toEqual([
    [
      expect.objectContaining({ alarm: 'trial', dir: stops }),
      'trials that were stopped cannot be read: those stopped elsewhere, or before this start, go on here',
    ],
  ]);
});

it('a chat that does not answer keeps nobody waiting: a visitor whose page ends the trial waits for the end of that', async () => {
  const tell = jest.fn(() => new Promise<void>(() => undefined));
  const [store, stateDir] = [join(folder, 'store'), join(folder, 'one')];
  await new TrialStops({ store, stateDir, log, tell }).stop(trial, 'it failed.');
  expect(tell).toHaveBeenCalledTimes(1);
});
