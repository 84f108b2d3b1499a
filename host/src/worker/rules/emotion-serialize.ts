/** Stands in for `@emotion/serialize` in the host's server build (`host-entries.ts`). */
import { serializeStyles as serialize } from '@emotion/serialize';
import { withKnownRules } from './known-rules';

export const serializeStyles = withKnownRules(serialize);
