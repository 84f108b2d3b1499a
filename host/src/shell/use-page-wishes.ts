import { useMatches } from '@site/router';
import type { PageLayout, ShellExtra } from '@site/shell';
import type { PageWishes, RemotePageData } from '../federation/page-loader';

const none: PageWishes = {};

/** What the route of this page says of how it wants to be shown and kept. */
export function usePageWishes(): PageWishes {
  const data = useMatches().at(-1)?.loaderData as RemotePageData | undefined;
  return data && 'page' in data ? data : none;
}

/** Whether a part of the shell stands beside this page: the page's own route may say that it does without. */
export const useShellExtra = (extra: ShellExtra): boolean =>
  !usePageWishes().without?.includes(extra);

/** How the shell frames this page; undefined for the frame of every other page. */
export const usePageLayout = (): PageLayout | undefined => usePageWishes().layout;
