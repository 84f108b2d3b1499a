import { isMetricsToken, metricsTokenRule, StartError } from '@site/server';
import { type Env, text } from './env';

/** Reads the token of `/metrics`; empty for none. @throws StartError for one that is too short */
export function readMetricsToken(env: Env): string {
  const token = text(env, 'METRICS_TOKEN', '');
  if (token && !isMetricsToken(token)) throw new StartError(`METRICS_TOKEN ${metricsTokenRule}.`);
  return token;
}
