/**
 * Public settings of one deployment. The host's server puts them into every page, the browser
 * reads them back, and tests set their own; nothing in here is secret.
 */
export interface RuntimeConfig {
  /** Origin of this site as visitors see it, no trailing slash, e.g. `https://vayu.example`. */
  siteOrigin: string;
  /** Origin of the API and static content, no trailing slash. Empty in the browser: same origin. */
  apiOrigin: string;
  /** Path of the released content that this page is made of, e.g. `/releases/content/2026.1123.1/web`; else texts come with the API. */
  contentPath?: string;
  /** The product's service prefix, `{app}` of spec §7. */
  app: string;
  /** Id of the ads-service tag; empty loads no tracking script. */
  trackingId: string;
  /** True where pages may be kept in the browser to open without a network. */
  offlinePages?: boolean;
}

let current: RuntimeConfig | undefined;

/** Sets the configuration; called once at the composition root (browser entry, render worker, test). */
export function setRuntimeConfig(config: RuntimeConfig): void {
  current = config;
}

/**
 * The configuration of this deployment.
 * @throws Error when nothing set it: the composition root forgot `setRuntimeConfig`.
 */
export function getRuntimeConfig(): RuntimeConfig {
  if (!current) {
    throw new Error(
      'No runtime configuration. Call setRuntimeConfig() before rendering or calling the API.',
    );
  }
  return current;
}
