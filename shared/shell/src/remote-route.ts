import type { ComponentType } from 'react';
import type { PageLayout, ShellExtra } from './shell-extras';

/** What a page says of itself to search engines and link previews (design §3). */
export interface PageHead {
  /** Full document title, brand included. */
  title: string;
  description: string;
  /** Path of the canonical address, from `/`. Defaults to the requested path without its query. */
  canonicalPath?: string;
  /**
   * Path of what is shared, with its query, where that has a preview picture of its own: services that show a preview read it
   * at this address. Defaults to the canonical one.
   */
  sharePath?: string;
  /** Site-relative path of the preview picture. */
  image?: string;
  /** schema.org objects, serialised safely by the host. */
  jsonLd?: readonly object[];
  /**
   * Pictures that the first view shows: preloaded. `srcSet`/`sizes` as in `<img>`; `media` names the windows that show the
   * picture first, all by default.
   */
  preloadImages?: readonly {
    href: string;
    srcSet?: string;
    sizes?: string;
    type?: string;
    media?: string;
  }[];
  /** True keeps the page out of search engines. */
  noIndex?: boolean;
}

/** Why a read failed, in a form that travels in HTML from server to browser. */
export interface ReadFailure {
  kind: 'network' | 'timeout' | 'http' | 'body';
  /** HTTP status, when there was an answer. */
  status?: number;
  /** For the log and for developers; screens use the wording of spec §8. */
  message: string;
}

/** What a page's loader returns: its data by SWR key, the reads that failed, and its head. */
export interface PageData {
  /** SWR fallback map: key → data. */
  fallback: Record<string, unknown>;
  /** Reads that failed, by the same keys. */
  failures?: Record<string, ReadFailure>;
  /**
   * Keys of reads that only a {@link StaticPart} shows. Their data stay out of the document, where the markup
   * says them already, unless a read of the page has failed.
   */
  staticReads?: readonly string[];
  head: PageHead;
  /** HTTP status of the page; 200 by default. 404 for an unknown thing. */
  status?: number;
  /**
   * The slug of today, when a slug parameter of the address is, or begins with, one of before a rename (`slugParams`). The
   * host's server leads for good to the address with this one, and with its query; nothing else of the answer is shown then.
   */
  presentSlug?: string | undefined;
}

/** What the site's own server answers to a page that shows data of the site itself. */
export type SiteAnswer = { data: unknown } | { failure: ReadFailure };

export interface PageLoaderArgs {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  signal: AbortSignal;
  /** On the server, for a route with `siteData`: the answer for this visitor. In a browser the page asks for it. */
  given?: SiteAnswer | undefined;
}

/** Starts all reads of a page at once. Never rejects for a failed read: it reports it in `failures`. */
export type PageLoader = (args: PageLoaderArgs) => Promise<PageData>;

/**
 * One page of a remote. `./routes` of a remote exports `routes: RemoteRoute[]`.
 * `path` is a React Router pattern from the site's root. `loader` and the chunk behind `lazy`
 * start together.
 */
export interface RemoteRoute {
  path: string;
  loader: PageLoader;
  /**
   * Brings the page's code. What a page shows for some addresses only, e.g. a form for a chosen dealer, can
   * be a file of its own that is brought along for these.
   * The release notes which of the route's query parameters bring more, so that a document with one names
   * these files too.
   * @param url the address that is to be shown; without one everything that the page may ever show is brought
   */
  lazy: (url?: URL) => Promise<{ Component: ComponentType }>;
  /**
   * Query parameters that the loader needs to read again for, e.g. `state` of the locator. A change of
   * any other, like the chosen colour of a bike, is the page's own affair: nothing is asked for again.
   */
  searchParams?: readonly string[];
  /**
   * Further query parameters that the page shows, e.g. the chosen colour. The server renders a page with
   * the parameters of both lists and without any other: what is in an address besides (a campaign, or
   * what somebody typed) stays in the browser, and one rendering serves everybody.
   */
  shownParams?: readonly string[];
  /**
   * Path parameters that are slugs, and so lower-case: an address that writes one in capitals leads to its
   * canonical form. Other parameters, e.g. an offer's code, stay as they came.
   */
  slugParams?: readonly string[];
  /**
   * What search engines are told of. A path without parameters is listed by itself; `false` keeps it
   * out; a path with parameters gives its concrete paths here, else it is not listed.
   */
  sitemap?: false | (() => Promise<readonly string[]>);
  /**
   * Addresses at which the release gate tries the page, where no sitemap lists one: a path with parameters
   * names things that only the remote knows.
   */
  tryAt?: () => Promise<readonly string[]>;
  /** `false` asks crawlers in robots.txt to stay away, e.g. from what only one visitor may see. */
  robots?: false;
  /**
   * True where a visitor pays. Only the documents of such pages let the payment provider in, and what that
   * means is the host's to say (docs/payments.md).
   */
  takesPayments?: true;
  /**
   * Data of the site itself that the page shows. `releases`: what is released, for the team. Who may see it,
   * and whether the page is there at all, is the host's to say; such a page is made for each visitor anew
   * and kept nowhere (docs/dashboard.md).
   */
  siteData?: 'releases';
  /**
   * What the shell leaves out beside this page, e.g. the offers pop-up where somebody fills in a form. The
   * page says it of itself: the shell knows no page.
   */
  without?: readonly ShellExtra[];
  /** How the shell frames the page; without it as every other page. */
  layout?: PageLayout;
  /**
   * True for a page that opens without a network once it was visited: the host keeps its document, the
   * remote's scripts and the host's own in the browser (docs/offline-pages.md). One document serves every
   * query, so such a page has a path without parameters and declares no query parameters.
   */
  offline?: true;
}
