import { Outlet, useLoaderData } from '@site/router';
import { PageFailuresContext } from '@site/shell';
import { SWRConfig } from 'swr';
import { useAlive } from '../early-input/alive';
import { useOfflinePage } from '../offline/use-offline-page';
import { ShellLayout } from '../shell/shell-layout';
import type { ShellData } from './shell-data';
import { useDocumentHead } from './use-document-head';

/** The shell around every page, with its own data from the server. */
export function RootLayout() {
  'use memo';
  const data = useLoaderData<ShellData>();
  useDocumentHead();
  useAlive('shell');
  useOfflinePage();
  return (
    <SWRConfig value={{ fallback: data.fallback }}>
      <PageFailuresContext value={data.failures}>
        <ShellLayout>
          <Outlet />
        </ShellLayout>
      </PageFailuresContext>
    </SWRConfig>
  );
}
