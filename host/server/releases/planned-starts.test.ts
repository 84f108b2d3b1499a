import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAudit } from '@site/federation/registry';
import { PlannedStarts } from './planned-starts';

const start = {
  remote: 'mf-a',
  version: '1.4.0',
  from: '1.3.0',
  startsAt: '2026-12-01T03:30:00.000Z',
};
const log = { info: jest.fn(), error: jest.fn() };
const tell = jest.fn(async () => undefined);
let folder: string;
const hostOf = (name: string, store = 'store') =>
  new PlannedStarts({ store: join(folder, store), stateDir: join(folder, name), log, tell });

beforeEach(async () => {
  tell.mockClear();
  folder = await mkdtemp(join(tmpdir(), 'starts-'));
  await mkdir(join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('the host notes a start once, whichever host sees it first, and tells a chat once', async () => {
  await Promise.all([hostOf('one').started(start), hostOf('other').started(start)]);
  await hostOf('one').started(start); // after a restart
  expect(await readAudit(join(folder, 'store'))).toMatchObject([
    { action: 'start', remote: 'mf-a', from: '1.3.0', to: '1.4.0' },
  ]);
  expect(tell).toHaveBeenCalledTimes(1);
  expect(tell).toHaveBeenCalledWith(expect.objectContaining({ action: 'start', to: '1.4.0' }));
});

it('the host tells a chat where the store can only be read, once for each host', async () => {
  await writeFile(join(folder, 'file'), 'a file is no folder');
  await hostOf('one', 'file').started(start);
  await hostOf('one', 'file').started(start);
  expect(tell).toHaveBeenCalledTimes(1);
});

it('a chat that does not answer keeps nobody waiting: the planned version is live for visitors only after the host was told', async () => {
  tell.mockReturnValueOnce(new Promise(() => undefined));
  await hostOf('one').started(start);
  expect(tell).toHaveBeenCalledTimes(1);
});
