import type { MeasuredPage } from './figure';

/** From when on a page was shown, in ms since the document's start. */
export interface PageView {
  since: number;
  /** Undefined for a page of the host's own. */
  page: MeasuredPage | undefined;
}

/** What is needed of the router. */
export interface FollowedRouter {
  state: RouterMoment;
  subscribe(listener: (state: RouterMoment) => void): unknown;
}
interface RouterMoment {
  matches: readonly { route: { handle?: unknown } }[];
}

const pageOf = ({ matches }: RouterMoment): MeasuredPage | undefined =>
  matches.at(-1)?.route.handle as MeasuredPage | undefined;

const isSame = (a: MeasuredPage | undefined, b: MeasuredPage | undefined): boolean =>
  a?.remote === b?.remote && a?.route === b?.route;

/** The pages of this document in the order in which they were shown; the list grows with each navigation. */
export function followPages(router: FollowedRouter): readonly PageView[] {
  const views: PageView[] = [{ since: 0, page: pageOf(router.state) }];
  router.subscribe((state) => {
    const page = pageOf(state);
    if (!isSame(page, views.at(-1)?.page)) views.push({ since: performance.now(), page });
  });
  return views;
}

/** The page that was shown at a moment, in ms since the document's start. */
export const pageAt = (views: readonly PageView[], time: number): MeasuredPage | undefined =>
  views.findLast(({ since }) => since <= time)?.page;
