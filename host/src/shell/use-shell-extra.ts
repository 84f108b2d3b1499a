import { useMatches } from '@site/router';
import type { ShellExtra } from '@site/shell';
import type { RemotePageData } from '../federation/page-loader';

/** Whether a part of the shell stands beside this page: the page's own route may say that it does without. */
export function useShellExtra(extra: ShellExtra): boolean {
  const data = useMatches().at(-1)?.loaderData as RemotePageData | undefined;
  const without = data && 'page' in data ? data.without : undefined;
  return !without?.includes(extra);
}
