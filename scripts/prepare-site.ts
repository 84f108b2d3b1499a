import { parseArgs } from 'node:util';
import {
  buildContent,
  buildHostIfChanged,
  prepareReleases,
  releaseContentIfChanged,
} from './lib/prepare';
import { ensureFoldersToBuild } from './lib/site-folders';

/**
 * Renders the pictures and builds the host, as `npm start` does first. `npm test` runs it behind its unit
 * tests, so that the site for the browser tests stands at once. With `--release` (`pnpm build:site`) the remotes are
 * released too: all that `npm start` does before it serves.
 */
const { values } = parseArgs({ options: { release: { type: 'boolean', default: false } } });
if (values.release) ensureFoldersToBuild();
await Promise.all([buildContent(), values.release ? prepareReleases() : buildHostIfChanged()]);
if (values.release) await releaseContentIfChanged();
