import type { LoadedReads } from '@site/api-client';
import { loadAll } from '@site/api-client';
import type { PageHead } from '@site/shell';
import { keepLastGood } from '../shell/keep-last-good';
import { NAVIGATION_KEY, shellReads } from '../shell/shell-reads';

/** What the shell shows on every page: navigation, product titles and contact data. */
export type ShellData = LoadedReads;

const withLastNavigation = keepLastGood(NAVIGATION_KEY);

/** Loader of the shell; runs once per document, on the server. */
export async function loadShell({ request }: { request: Request }): Promise<ShellData> {
  return withLastNavigation(await loadAll(shellReads(), request.signal));
}

/** Data of a page that the host owns itself. */
export interface HostPageData {
  page: { head: PageHead; status: number; fallback: Record<string, unknown> };
}
