import { open } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { StartError } from '@site/server';
import { readConfig } from '../../platform/config/config';
import { connectDatabase } from '../../platform/db/connect';
import { exportCsv, parseExportName } from './export-csv';
import { runCommand } from './run-command';

/** @throws StartError when the file cannot be written. */
async function openFile(file: string): Promise<Writable> {
  try {
    const handle = await open(file, 'w', 0o600);
    return handle.createWriteStream();
  } catch (error) {
    throw new StartError(`Cannot write to ${file}: ${(error as Error).message}`);
  }
}

/** `pnpm --filter api export <what> [file]`: CSV to a file, or to standard output. */
runCommand(async ([what, file]) => {
  const name = parseExportName(what);
  const config = readConfig(process.env);
  // Before the database: what fails here must leave no server behind.
  const out = file ? await openFile(file) : process.stdout;
  const { pool, close } = await connectDatabase(config, console.error, {
    isCommand: true,
  });
  try {
    const client = await pool.connect();
    await exportCsv(client, name, out).finally(() => client.release());
    if (file) await finished(out.end());
  } finally {
    await close();
  }
});
