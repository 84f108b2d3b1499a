import { z } from 'zod';
import { extrasSchema } from './extras-schema';
import { integrity, semverString } from './formats';

/** One released version, as the registry and the release's own folder have it. */
export const versionSchema = z.strictObject({
  /** Site-relative address of the browser entry. */
  url: z.string().startsWith('/'),
  fallbackUrl: z.string().startsWith('/').optional(),
  metadata: z.strictObject({ version: semverString, integrity }),
  /** `default`: what visitors get. `traffic`: the share of visitors, in per cent. */
  deployment: z.strictObject({ traffic: z.number().int().min(0).max(100), default: z.boolean() }),
  extras: extrasSchema,
});

export type RegistryVersion = z.infer<typeof versionSchema>;
