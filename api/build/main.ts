import { join, resolve } from 'node:path';
import { apiHome } from '../src/platform/paths';
import { bundleApi } from './bundle-api';

/** `pnpm --filter api build [file]`: writes `dist/main.mjs`, or the named file. */
const [file] = process.argv.slice(2);
await bundleApi(file ? resolve(file) : join(apiHome, 'dist', 'main.mjs'));
