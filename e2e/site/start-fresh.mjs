/** Starts the site as `npm start` does, on empty data and an empty store: what Playwright's `webServer` runs. */
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Only these are ours to empty: a mistyped setting must not cost anybody a database. */
const scratch = [fileURLToPath(new URL('../../.cache', import.meta.url)), tmpdir()];

for (const name of ['DATA_DIR', 'RELEASES_DIR']) {
  const dir = process.env[name];
  if (!dir) throw new Error(`${name} is missing`);
  if (!scratch.some((parent) => resolve(dir).startsWith(join(parent, sep))))
    throw new Error(
      `${name} is ${dir}: a test run empties folders below ${scratch.join(' or ')} only`,
    );
  rmSync(dir, { recursive: true, force: true });
}
await import('../../scripts/start.mjs');
