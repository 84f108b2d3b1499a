import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idempotencyKey, upload } from '../../platform/db/schema/all';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { cleanUp } from './clean-up';

const HOUR_MS = 60 * 60 * 1000;
const now = new Date('2026-11-21T10:00:00Z');

let database: TestDatabase;
let folder: string;
const warn = jest.fn();
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  warn.mockReset();
  folder = mkdtempSync(join(tmpdir(), 'motorbike-uploads-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A file that was last written some hours ago. */
function addFile(name: string, hoursAgo: number): string {
  writeFileSync(join(folder, name), 'proof');
  const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
  utimesSync(join(folder, name), at, at);
  return name;
}
const clean = () => cleanUp({ db: database.db, uploadsDir: folder, log: { warn } }, now);

it('removes what a crash left of a request, and leaves a request that is running alone', async () => {
  addFile(`${randomUUID()}.part`, 2);
  const running = addFile(`${randomUUID()}.part`, 0);
  await clean();
  expect(readdirSync(folder)).toEqual([running]);
  expect(warn).not.toHaveBeenCalled();
});

it('keeps every proof when it looks from another database, and says how many it does not know', async () => {
  const known = addFile(randomUUID(), 3);
  await database.db.insert(upload).values({
    storedName: known,
    contentType: 'application/pdf',
    bytes: 5,
    sha256: 'hash',
  });
  const foreign = [addFile(randomUUID(), 3), addFile(randomUUID(), 300)];
  await clean();
  expect(readdirSync(folder).sort()).toEqual([known, ...foreign].sort());
  expect(warn.mock.calls).toEqual([[{ event: 'unknown-uploads', files: 2 }, expect.any(String)]]);
});

it('touches neither files of others nor folders', async () => {
  addFile('token-secret', 48);
  addFile('download.part', 48);
  mkdirSync(join(folder, 'postgres'));
  mkdirSync(join(folder, `${randomUUID()}.part`));
  const before = readdirSync(folder);
  await clean();
  expect(readdirSync(folder)).toEqual(before);
  expect(warn).not.toHaveBeenCalled();
});

it('forgets keys after seven days', async () => {
  const days = (count: number) => new Date(now.getTime() - count * 24 * HOUR_MS);
  await database.db.insert(idempotencyKey).values([
    { key: 'old-key-1', route: '/x', bodyHash: 'h', createdAt: days(7.1) },
    { key: 'young-key', route: '/x', bodyHash: 'h', createdAt: days(6.9) },
  ]);
  await clean();
  const left = await database.db.select().from(idempotencyKey);
  expect(left.map(({ key }) => key)).toEqual(['young-key']);
});
