import { pageForAds } from './page-for-ads';

/**
 * Addresses of the ads-service tag, for the Content Security Policy: script and connections. Only
 * wanted when a tag id is configured.
 */
export const ADS_TAG_ORIGINS = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://www.google-analytics.com',
    'https://*.google-analytics.com',
    'https://www.google.com',
    'https://googleads.g.doubleclick.net',
  ],
  image: [
    'https://www.googletagmanager.com',
    'https://www.google.com',
    'https://googleads.g.doubleclick.net',
  ],
} as const;

type Command = (...command: readonly unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Loads the ads-service tag once and returns its command function. Only called with an id and after
 * consent. The tag's queue wants real `arguments` objects, not arrays.
 */
export function loadAdsTag(id: string): Command {
  const queue = window.dataLayer ?? [];
  window.dataLayer = queue;
  const command: Command = function () {
    // biome-ignore lint/complexity/noArguments: the tag reads `arguments` objects only.
    queue.push(arguments);
  };
  const address = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  if (!document.querySelector(`script[src="${address}"]`)) {
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    document.head.append(script);
    command('js', new Date());
    command('set', pageForAds());
    // Page views are ours to report: the site navigates without loading documents.
    command('config', id, { send_page_view: false });
  }
  return command;
}
