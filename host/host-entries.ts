import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the host. */
export const hostDir = fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]$/, '');

/** Where the host's builds start. */
export const hostEntries = {
  client: join(hostDir, 'src/entry.client.ts'),
  server: {
    worker: join(hostDir, 'src/entry.worker.ts'),
    inspect: join(hostDir, 'src/entry.inspect.ts'),
    gate: join(hostDir, 'src/entry.gate.ts'),
  },
  clientFiles: {
    '@emotion/utils': join(hostDir, 'src/theme/emotion-utils.ts'),
  },
  serverFiles: {
    '@emotion/serialize': join(hostDir, 'src/worker/rules/emotion-serialize.ts'),
  },
  offline: join(hostDir, 'src/entry.offline.ts'),
};
