import { createWriteStream } from 'node:fs';
import { readConfig } from '../config/config';
import { connectDatabase } from '../db/connect';
import { exportCsv, parseExportName } from './export-csv';
import { runCommand } from './run-command';

/** `pnpm --filter api export <what> [file]`: CSV to a file, or to standard output. */
runCommand(async ([what, file]) => {
  const name = parseExportName(what);
  const { pool, close } = await connectDatabase(readConfig(process.env), console.error);
  const out = file ? createWriteStream(file, { mode: 0o600 }) : process.stdout;
  const client = await pool.connect();
  try {
    await exportCsv(client, name, out);
    if (file) await new Promise<void>((done) => out.end(done));
  } finally {
    client.release();
    await close();
  }
});
