import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hostDir } from '../workspace';

/** @throws Error that says how to build it, where the host that releases are compared with is not built */
export function refuseUnbuiltHost(): void {
  if (!existsSync(join(hostDir, 'dist/build.json')))
    throw new Error('The host is not built: run `pnpm build:host` first.');
}
