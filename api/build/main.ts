import { join, resolve } from 'node:path';
import { apiHome } from '../src/platform/paths';
import { bundleApi } from './bundle-api';

/** `pnpm --filter api build [file [entry]]`: writes `dist/main.mjs`, or the named file from the named source. */
const [file, entry] = process.argv.slice(2);
await bundleApi(file ? resolve(file) : join(apiHome, 'dist', 'main.mjs'), entry);
