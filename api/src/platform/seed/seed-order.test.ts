import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '@site/server';
import { eq } from 'drizzle-orm';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { seedState, variant } from '../db/schema/all';
import { paths } from '../paths';
import { loadSeeds } from './load-seeds';
import { readSeeds, type Seeds, sealSeeds } from './read-seeds';

let database: TestDatabase;
let folder: string;
let seeds: Seeds;
beforeAll(async () => {
  database = await openTestDatabase();
  seeds = await readSeeds(paths.seeds);
});
afterAll(() => database.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'motorbike-seeds-'));
  cpSync(paths.seeds, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const KEY = 'vayu_one-0';
async function priceNow(): Promise<number | undefined> {
  const [row] = await database.db.select().from(variant).where(eq(variant.key, KEY));
  return row?.exShowroomPaise;
}

/** The seeds as another version of the API has them. */
function seedsOf(version: number, exShowroomPaise: number): Seeds {
  const data = structuredClone(seeds.data);
  for (const product of data.products) {
    for (const each of product.variants) {
      if (each.key === KEY) each.ex_showroom_paise = exShowroomPaise;
    }
  }
  return { data, version, hash: `hash of ${version} ${exShowroomPaise}` };
}

it('the seeding puts no old prices back when an older version is started again', async () => {
  const { version } = seeds;
  await loadSeeds(database.db, seedsOf(version + 2, 19_000_000));
  expect(await priceNow()).toBe(19_000_000);
  await loadSeeds(database.db, seeds);
  await loadSeeds(database.db, seedsOf(version + 1, 17_000_000));
  expect(await priceNow()).toBe(19_000_000);
  await loadSeeds(database.db, seedsOf(version + 3, 18_000_000));
  expect(await priceNow()).toBe(18_000_000);
});

it('the seeding says that the database has newer seeds than these, and how these come back, but not where they are the same', async () => {
  const held = (await database.db.select().from(seedState))[0]?.version ?? 0;
  const newer = seedsOf(held + 1, 19_000_000);
  await loadSeeds(database.db, newer);
  const said: string[] = [];
  const log = (line: string) => said.push(line);
  await loadSeeds(database.db, newer, log);
  expect(said).toEqual([]);
  await loadSeeds(database.db, seedsOf(held, 15_000_000), log);
  expect(said).toEqual([
    `These seeds, version ${held}, are not loaded: the database has newer ones, version ${held + 1}. When these are to come back, set "version" in version.json of the seeds to ${held + 2}.`,
  ]);
});

it('the seeding refuses other seeds of the version that the database holds, says what to do, and changes nothing', async () => {
  const held = await database.db.select().from(seedState);
  const version = (held[0]?.version ?? 0) + 1;
  await loadSeeds(database.db, seedsOf(version, 16_000_000));
  const other = loadSeeds(database.db, seedsOf(version, 15_000_000));
  await expect(other).rejects.toThrow(StartError);
  await expect(other).rejects.toThrow(
    `set "version" in version.json of the seeds to ${version + 1}`,
  );
  expect(await priceNow()).toBe(16_000_000);
  await loadSeeds(database.db, seedsOf(version, 16_000_000));
  await loadSeeds(database.db, seedsOf(version + 1, 15_000_000));
  expect(await priceNow()).toBe(15_000_000);
});

it('the seeding refuses seeds that were changed without a new version, and says how to give one', async () => {
  const file = join(folder, 'coupons.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"title": "', '"title": "New '));
  await expect(readSeeds(folder)).rejects.toThrow(/run "pnpm --filter api seeds:version"/);
  expect(await sealSeeds(folder)).toBe(seeds.version + 1);
  expect((await readSeeds(folder)).version).toBe(seeds.version + 1);
  expect(await sealSeeds(folder)).toBe(seeds.version + 1);
});
