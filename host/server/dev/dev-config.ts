import { StartError } from '@site/server';
import { z } from 'zod';
import { readSettings } from '../read-settings';

const schema = z.object({
  /** JSON list of the folders of the remotes that are worked on. */
  HOT_REMOTES: z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch (_notJson) {
        context.addIssue({ code: 'custom', message: 'must be a JSON list of folders' });
        return z.NEVER;
      }
    })
    .pipe(z.array(z.string().min(1))),
  /** The dev servers listen from this port upwards. */
  DEV_PORT: z.coerce.number().int().min(1).max(65_000).default(3100),
});

export type DevConfig = z.infer<typeof schema>;

/**
 * Reads the settings of development, which lets code in that nobody built or signed.
 * @throws StartError when this is production, or naming what is wrong
 */
export function readDevConfig(env: NodeJS.ProcessEnv): DevConfig {
  if (env['NODE_ENV'] === 'production')
    throw new StartError('NODE_ENV is production: `pnpm dev` is not for it.');
  return readSettings(schema, env);
}
