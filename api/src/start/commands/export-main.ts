import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { readConfig } from '../../platform/config/config';
import { connectCommand } from './connect-command';
import { type ExportName, exportCsv, parseExportName } from './export-csv';
import { openExportFile } from './export-file';
import { runCommand } from './run-command';

/** A spreadsheet takes a file without this mark for one of another alphabet, and spoils names in Indian scripts. */
const BYTE_ORDER_MARK = '\ufeff';

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
runCommand('pnpm --filter api export <what> [file]', async ([what, named]) => {
  const name = parseExportName(what);
  if (!named) return exportTo(process.stdout, name);
  // pnpm changes the folder before it runs a script: a file is where the person stands who called.
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), named);
  // Before the database: what fails here must leave no server behind.
  const file = await openExportFile(path);
  try {
    file.out.write(BYTE_ORDER_MARK);
    await exportTo(file.out, name);
    await file.finish();
    console.error(`Written: ${path}`);
  } catch (error) {
    await file.discard();
    throw error;
  }
});
