import type { Config } from '../config/config';

/** Route option of the rate limiter; `false` is no limit. */
export interface RouteLimit {
  rateLimit: { max: number; timeWindow: string } | false;
}

/** At most so many requests a minute and sender; 0 is no limit. */
const perMinute = (max: number): RouteLimit => ({
  rateLimit: max > 0 ? { max, timeWindow: '1 minute' } : false,
});

/**
 * The configured limits. Each route that carries one counts for itself, in this process, by address
 * (by /64 network for IPv6).
 */
export function buildRouteLimits(config: Pick<Config, 'writesPerMinute' | 'uploadsPerMinute'>) {
  return {
    writeLimit: perMinute(config.writesPerMinute),
    uploadLimit: perMinute(config.uploadsPerMinute),
  };
}
