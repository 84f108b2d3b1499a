import type { RuntimeConfig } from '@site/shell';
import type { HostConfig } from './config';
import type { DevSite } from './dev/dev-site';

/** What of the settings the pages themselves need, in render workers and in browsers. */
export const runtimeConfigOf = (config: HostConfig, dev?: DevSite): RuntimeConfig => ({
  siteOrigin: config.siteOrigin,
  apiOrigin: config.API_ORIGIN,
  app: config.APP_PREFIX,
  trackingId: config.TRACKING_ID,
  // What is worked on is not to be kept.
  offlinePages: config.OFFLINE_PAGES === 'on' && !dev,
});
