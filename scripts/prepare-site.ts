/**
 * Renders the pictures and builds the host, as `npm start` does first. `npm test` runs it behind its unit
 * tests, so that the site for the browser tests stands at once.
 */
import { buildContent, buildHostIfChanged } from './lib/prepare';

await Promise.all([buildContent(), buildHostIfChanged()]);
