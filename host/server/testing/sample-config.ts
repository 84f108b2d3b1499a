/** What a server of a test is made with: behind no proxy, and silent. */
export const sampleConfig = {
  APP_PREFIX: 'ev',
  LOG_LEVEL: 'silent',
  TRUST_PROXY: false,
  siteOrigin: 'http://x',
} as const;
