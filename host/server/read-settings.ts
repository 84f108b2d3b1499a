import { StartError } from '@site/server';
import type { z } from 'zod';

/**
 * Reads settings from the environment; an empty one counts as not set.
 * @throws StartError naming every wrong setting, one a line
 */
export function readSettings<S extends z.ZodType>(schema: S, env: NodeJS.ProcessEnv): z.infer<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new StartError(lines.join('\n'));
}
