import type { Writable } from 'node:stream';
import { readConfig } from '../../platform/config/config';
import { connectCommand } from './connect-command';
import { type ExportName, exportCsv, parseExportName } from './export-csv';
import { openExportFile } from './export-file';
import { runCommand } from './run-command';

/** Copies one export from the database to where it is wanted. */
async function exportTo(out: Writable, name: ExportName): Promise<void> {
  const config = readConfig(process.env);
  const { pool, close } = await connectCommand(config, console.error);
  try {
    const client = await pool.connect();
    await exportCsv(client, name, out).finally(() => client.release());
  } finally {
    await close();
  }
}

/** `pnpm --filter api export <what> [file]`: CSV to a file, or to standard output. */
runCommand(async ([what, path]) => {
  const name = parseExportName(what);
  if (!path) return exportTo(process.stdout, name);
  // Before the database: what fails here must leave no server behind.
  const file = await openExportFile(path);
  try {
    await exportTo(file.out, name);
    await file.finish();
  } catch (error) {
    await file.discard();
    throw error;
  }
});
