import { z } from 'zod';
import { integrity, relativePath } from './formats';
import { routeSchema, slotSchema } from './parts-schema';

/** Our part of a version, in the `extras` that the frontend-discovery schema leaves free. */
export const extrasSchema = z.strictObject({
  /** Folder of the release in the store: `<remote>/<version>`. */
  folder: relativePath,
  /** Entry of the server build, relative to `folder`; content has no code, and so none. */
  serverEntry: relativePath.optional(),
  /** `release.json` of the folder lists every file with its hash; this is the hash of that list. */
  filesIntegrity: integrity,
  routes: z.array(routeSchema),
  slots: z.array(slotSchema),
  /** Shared singleton → range that the host must satisfy. */
  requires: z.record(z.string(), z.string()),
  /** Of content: the links of the site that stand in its texts. */
  links: z.array(z.string().startsWith('/')).optional(),
  /** Hash of the sources that were built, to tell whether anything changed. */
  sourceHash: z.string(),
  releasedAt: z.iso.datetime(),
  /**
   * When all visitors got it, where that was after its release: it was released for preview links or for
   * a share of the visitors. Null until then.
   */
  promotedAt: z.iso.datetime().nullable().optional(),
  /** When it is to go live by itself, where somebody has planned that. */
  startsAt: z.iso.datetime().optional(),
  commit: z.string(),
  /** Who released it; releases before 2026-11-22 say nothing. */
  who: z.string().optional(),
  note: z.string(),
});
