import { z } from 'zod';
import { integrity, relativePath } from './formats';

/** The list of a release's files, `release.json` in its folder. Keys are paths inside the folder. */
export const releaseFilesSchema = z.record(
  relativePath,
  z.strictObject({ integrity, bytes: z.number().int().nonnegative() }),
);
export type ReleaseFiles = z.infer<typeof releaseFilesSchema>;
