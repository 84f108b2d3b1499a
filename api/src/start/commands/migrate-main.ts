import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger } from '@site/server';
import { readConfig } from '../../platform/config/config';
import { migrateDatabase } from '../../platform/db/migrate';
import { readImages } from '../../platform/images/images';
import { refuseMissingPictures } from '../../platform/seed/check-seeds';
import { loadSeeds } from '../../platform/seed/load-seeds';
import { readSeeds } from '../../platform/seed/read-seeds';
import { connectCommand } from './connect-command';
import { runCommand } from './run-command';

/**
 * `pnpm --filter api db:migrate`: runs the migrations that are missing and loads the seeds, as a start of the API
 * does, and ends. Under the same lock: it may run beside APIs that start.
 */
runCommand('pnpm --filter api db:migrate', async () => {
  const config = readConfig(process.env);
  const logger = createLogger({ level: config.logLevel, part: 'api' });
  const seeds = await readSeeds(config.seedsDir);
  // Before anything is loaded: the APIs that run would answer with these pictures at once. Without a built content there
  // is nothing to compare with, and no API either.
  if (existsSync(join(config.contentDistDir, 'img', 'manifest.json')))
    refuseMissingPictures(seeds.data, await readImages(config.contentDistDir));
  const { connection, close } = await connectCommand(config, (line) => logger.warn(line));
  try {
    const log = (line: string) => logger.warn(line);
    await migrateDatabase(connection, config.migrationsDir, (db) => loadSeeds(db, seeds, log), {
      log,
    });
    logger.info({ event: 'migrated' }, 'the database has what this version needs');
  } finally {
    await close();
  }
});
