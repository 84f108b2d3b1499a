import { pageForAds } from './page-for-ads';

/** Where the tag sends what it measures, by a connection or by a picture: the ads service's guide to such policies names them. */
const REPORTS = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://www.googleadservices.com',
  'https://pagead2.googlesyndication.com',
  'https://googleads.g.doubleclick.net',
  'https://google.com',
  'https://www.google.com',
  // A browser is asked to go to Google's own address in its country.
  'https://www.google.co.in',
] as const;

/**
 * Addresses of the ads-service tag, for the Content Security Policy. Only wanted when a tag id is configured. Of the
 * scripts that the guide names, the tag alone: other addresses answer with code that whoever writes a link can choose.
 */
export const ADS_TAG_ORIGINS = {
  script: ['https://www.googletagmanager.com'],
  connect: [...REPORTS, 'https://*.analytics.google.com', 'https://ad.doubleclick.net'],
  image: REPORTS,
  frame: ['https://www.googletagmanager.com'],
} as const;

type Command = (...command: readonly unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Scripts of the tag that have come: they have read what was told so far. */
const here = new WeakSet<Element>();

export interface AdsTag {
  /** Tells the tag something; what is told before its script comes is kept for it. */
  command: Command;
  /**
   * Takes back what was told, while the script is on its way.
   * @returns false when it has come and read it
   */
  takeBack: () => boolean;
}

/**
 * Loads the ads-service tag once, and tells it of the site unless it knows already. Only called with an id and after
 * consent. The tag's queue wants real `arguments` objects, not arrays.
 */
export function loadAdsTag(id: string): AdsTag {
  const queue = window.dataLayer ?? [];
  window.dataLayer = queue;
  const command: Command = function () {
    // biome-ignore lint/complexity/noArguments: the tag reads `arguments` objects only.
    queue.push(arguments);
  };
  const address = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  const script = document.querySelector(`script[src="${address}"]`) ?? addScript(address);
  if (queue.length === 0) {
    command('js', new Date());
    command('set', pageForAds());
    // Page views are ours to report: the site navigates without loading documents.
    command('config', id, { send_page_view: false });
  }
  const takeBack = () => {
    if (here.has(script)) return false;
    queue.length = 0;
    return true;
  };
  return { command, takeBack };
}

function addScript(address: string): Element {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  script.addEventListener('load', () => here.add(script));
  document.head.append(script);
  return script;
}
