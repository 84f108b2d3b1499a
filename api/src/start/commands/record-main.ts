import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../../platform/config/config';
import { recordAnswers } from '../recording/record-answers';
import { startApi } from '../start';
import { runCommand } from './run-command';

const FILE = fileURLToPath(new URL('../../../recorded-answers.json', import.meta.url));

/**
 * `pnpm record:api`: starts the API on an empty database with its seeds and the built content, and writes
 * down what it answers, for the release gate (docs/registry.md). One answer stands in one line.
 */
runCommand('pnpm record:api', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'record-api-'));
  try {
    const { DATABASE_URL: _other, ...env } = process.env;
    const settings = { DATA_DIR: dataDir, UPLOADS_DIR: join(dataDir, 'uploads'), API_PORT: '0' };
    const api = await startApi(readConfig({ ...env, ...settings, LOG_LEVEL: 'warn' }));
    const answers = await recordAnswers(api.app).finally(() => api.stop());
    const lines = Object.entries(answers).map(
      ([address, answer]) => `    ${JSON.stringify(address)}: ${JSON.stringify(answer)}`,
    );
    await writeFile(FILE, `{\n  "answers": {\n${lines.join(',\n')}\n  }\n}\n`);
    console.log(`${lines.length} answers are in ${FILE}.`);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
