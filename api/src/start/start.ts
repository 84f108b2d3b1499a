import { mkdirSync } from 'node:fs';
import { loadAnswerSchemas } from '@site/contract/endpoints';
import { checkPort, createLogger, createMetricsRegistry, listen, StartError } from '@site/server';
import type { FastifyInstance } from 'fastify';
import { startMailWorker } from '../features/order-mails/start-mail-worker';
import { readStaticJson } from '../features/static/static-json';
import { AnswerCache } from '../platform/answers/answer-cache';
import type { Config } from '../platform/config/config';
import { ChangeListener } from '../platform/db/change-listener';
import { connectDatabase, MAX_WAIT_MS } from '../platform/db/connect';
import { migrateDatabase } from '../platform/db/migrate';
import type { ApiDeps } from '../platform/deps';
import { readImages } from '../platform/images/images';
import { buildRouteLimits } from '../platform/limits/route-limits';
import { WriteQueue } from '../platform/limits/write-queue';
import { createMailSender } from '../platform/mail/create-sender';
import { createPaymentProvider } from '../platform/payment-provider/create-provider';
import { refuseMissingPictures } from '../platform/seed/check-seeds';
import { loadSeeds } from '../platform/seed/load-seeds';
import { readSeeds } from '../platform/seed/read-seeds';
import { createSmsSender } from '../platform/sms/create-sender';
import { buildApp } from './app';
import { startJobs } from './ops/start-jobs';
import { TaskMetrics } from './ops/task-metrics';

/** A running API. */
export interface RunningApi {
  app: FastifyInstance;
  port: number;
  /** Lets running requests finish, then closes the database. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts the API: content, database, migrations, seeds, port. Nothing stays behind when a step
 * fails. @throws StartError in one line for what the operator can mend.
 */
export async function startApi(config: Config): Promise<RunningApi> {
  const logger = createLogger({ level: config.logLevel, part: 'api' });
  const place = { host: config.host, port: config.port, setting: 'API_PORT' };
  await checkPort(place);
  const [answerSchemas, images, staticJson, seeds] = await Promise.all([
    loadAnswerSchemas(),
    readImages(config.contentDistDir),
    readStaticJson(config.contentDistDir, (line) => logger.warn(line)),
    readSeeds(config.seedsDir),
  ]);
  refuseMissingPictures(seeds.data, images);
  makePrivateFolder(config.uploads.folder);
  const { db, pool, reads, probe, connection, close } = await connectDatabase(config, (line) =>
    logger.warn(line),
  );
  let app: FastifyInstance | undefined;
  let stopping: Promise<void> | undefined;
  let stopJobs = async () => {};
  let stopMails = async () => {};
  let listener: ChangeListener | undefined;
  const answers = new AnswerCache({ isOn: config.keepsAnswers });
  const stop = () => {
    stopping ??= (async () => {
      await Promise.all([stopJobs(), app?.close()]);
      await stopMails();
      await listener?.close();
      await close();
    })();
    return stopping;
  };
  try {
    await migrateDatabase(
      connection,
      config.migrationsDir,
      (lockedDb) => loadSeeds(lockedDb, seeds, (line) => logger.warn(line)),
      { log: (line) => logger.warn(line) },
    );
    listener = await ChangeListener.start({
      connection,
      onChange: () => answers.drop(),
      onHearing: (hears) => answers.setHearing(hears),
      log: (line) => logger.warn(line),
    });
    const deps: ApiDeps = {
      config,
      db,
      pool,
      writes: new WriteQueue({ pool, maxWaiting: config.dbMaxWaiting, maxWaitMs: MAX_WAIT_MS }),
      reads,
      probe,
      answerSchemas,
      answers,
      images,
      sms: createSmsSender(config.sms, (line) => logger.info(line)),
      payments: createPaymentProvider(config, db),
      now: () => new Date(),
      ...buildRouteLimits(config),
    };
    const metrics = createMetricsRegistry();
    app = await buildApp({ deps, logger, metrics, staticJson, seedHash: seeds.hash });
    const port = await listen(app, place);
    const tasks = new TaskMetrics(metrics);
    stopJobs = startJobs(deps, logger, { tasks });
    stopMails = startMailWorker({
      ...deps,
      mail: createMailSender(config, logger),
      log: logger,
      onIdle: () => tasks.done('mails'),
    });
    return { app, port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function makePrivateFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`Cannot create ${folder}: ${(error as Error).message}`);
  }
}
