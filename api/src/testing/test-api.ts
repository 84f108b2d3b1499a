import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadAnswerSchemas } from '@site/contract/endpoints';
import { createLogger } from '@site/server';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { issuePhoneToken } from '../features/communication/phone-token';
import type { ReadyAnswer } from '../platform/answers/answer-cache';
import { AnswerCache } from '../platform/answers/answer-cache';
import { type Config, readConfig } from '../platform/config/config';
import { BoundedPool, openDb } from '../platform/db/pool';
import type { ApiDeps } from '../platform/deps';
import { buildRouteLimits } from '../platform/limits/route-limits';
import { WriteQueue } from '../platform/limits/write-queue';
import { createPaymentProvider } from '../platform/payment-provider/create-provider';
import type { CodeMessage, SmsSender } from '../platform/sms/sms-sender';
import { buildApp } from '../start/app';
import {
  openTestDatabase,
  TEST_MAX_WAIT_MS,
  TEST_MAX_WAITING,
  type TestDatabase,
} from './test-database';
import type { TestServerName } from './test-servers';

export interface TestRoute {
  method: string;
  url: string;
}

/** The whole app on a database of its own, without a port. */
export interface TestApi {
  app: FastifyInstance;
  deps: ApiDeps;
  database: TestDatabase;
  /** The pool for reads: that of {@link TestApiOptions.readPool}, or the one of writes. */
  readPool: pg.Pool;
  /** Messages that were handed to the sender of texts. */
  sent: CodeMessage[];
  /** What the log has: the lines that `LOG_LEVEL` of `env` lets through, each an object of JSON. */
  lines: string[];
  /** Moves the clock. */
  clock: { now: Date };
  /** Every route of the app, those of its plugins too. */
  routes: TestRoute[];
  close(): Promise<void>;
}

export interface TestApiOptions {
  server?: TestServerName;
  /** Database connections. */
  poolMax?: number;
  /** Connections for reads alone, and how many may wait for one; else reads share those of writes. */
  readPool?: { max: number; maxWaiting: number; maxWaitMs?: number };
  /** Told of each line of the log, as it is written. */
  onLine?: (line: string) => void;
  env?: Readonly<Record<string, string>>;
  deps?: Partial<ApiDeps>;
  staticJson?: ReadonlyMap<string, ReadyAnswer>;
}

const fakeImages: ApiDeps['images'] = ({ name, alt }) => ({
  src: `/static/img/${name}`,
  width: 1600,
  height: 1000,
  widths: [480, 800, 1200, 1600],
  blur: '#24262c,#3d3f45',
  alt,
});

/** Configuration of a test: no limits that a fast test would run into, nothing logged. */
export function testConfig(dataDir: string, env: Readonly<Record<string, string>> = {}): Config {
  return readConfig({
    DATA_DIR: dataDir,
    RATE_LIMIT_WRITES: '0',
    MAX_EVENT_LOOP_DELAY_MS: '0',
    DB_MAX_WAITING: `${TEST_MAX_WAITING}`,
    LOG_LEVEL: 'silent',
    ...env,
  });
}

/** Folders of a test: what the API writes, and a content store that nobody has to build first. */
function makeFolders() {
  const root = mkdtempSync(join(tmpdir(), 'motorbike-api-test-'));
  const dataDir = join(root, 'data');
  const contentDir = join(root, 'content');
  for (const folder of [dataDir, contentDir]) mkdirSync(folder);
  return { root, dataDir, contentDir };
}

/** Builds the app for a test. Close it at the end. */
export async function openTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { root, dataDir, contentDir } = makeFolders();
  const config = testConfig(dataDir, {
    UPLOADS_DIR: dataDir,
    CONTENT_DIST_DIR: contentDir,
    ...options.env,
  });
  const database = await openTestDatabase(options.server, options.poolMax);
  const readPool =
    options.readPool &&
    new BoundedPool({
      ...database.connection,
      maxWaitMs: TEST_MAX_WAIT_MS,
      ...options.readPool,
    });
  const probePool = new BoundedPool({
    ...database.connection,
    max: 1,
    maxWaiting: TEST_MAX_WAITING,
    maxWaitMs: TEST_MAX_WAIT_MS,
  });
  const sent: CodeMessage[] = [];
  const sms: SmsSender = {
    handsOutCodes: false,
    async send(message) {
      sent.push(message);
    },
  };
  const clock = { now: new Date() };
  const deps: ApiDeps = {
    config,
    db: database.db,
    pool: database.pool,
    writes: new WriteQueue({
      pool: database.pool,
      maxWaiting: config.dbMaxWaiting,
      maxWaitMs: TEST_MAX_WAIT_MS,
    }),
    reads: readPool ? openDb(readPool) : database.db,
    probe: openDb(probePool),
    answerSchemas: await loadAnswerSchemas(),
    answers: new AnswerCache({ isOn: false }),
    images: fakeImages,
    sms,
    payments: createPaymentProvider(config, database.db),
    now: () => clock.now,
    ...buildRouteLimits(config),
    ...options.deps,
  };
  const routes: TestRoute[] = [];
  const lines: string[] = [];
  const destination = {
    write(line: string) {
      lines.push(line);
      options.onLine?.(line);
    },
  };
  const app = await buildApp({
    deps,
    logger: createLogger({ level: config.logLevel, part: 'api', destination }),
    staticJson: options.staticJson ?? new Map(),
    onRoute: ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, url });
    },
  });
  return {
    app,
    deps,
    database,
    readPool: readPool ?? database.pool,
    sent,
    lines,
    clock,
    routes,
    async close() {
      await app.close();
      await Promise.all([readPool?.end(), probePool.end()]);
      await database.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** The token that a visitor has who verified this phone a moment ago. */
export const tokenOf = ({ deps, clock }: TestApi, phone: string): string =>
  issuePhoneToken(deps.config.secrets.tokenSecret, phone, clock.now);
