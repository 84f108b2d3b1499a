/** Starts the site as `npm start` does, on empty data and an empty store: what Playwright's `webServer` runs. */
import { rmSync } from 'node:fs';

for (const name of ['DATA_DIR', 'RELEASES_DIR']) {
  const dir = process.env[name];
  if (!dir) throw new Error(`${name} is missing`);
  rmSync(dir, { recursive: true, force: true });
}
await import('../../scripts/start.mjs');
