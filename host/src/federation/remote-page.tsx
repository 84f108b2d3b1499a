import { useLoaderData, useRevalidator } from '@site/router';
import { type PageData, PageFailuresContext } from '@site/shell';
import { FaultCard, ViewLoading } from '@site/ui';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { SWRConfig } from 'swr';
import { useAlive } from '../early-input/alive';
import { needsFreshDocument } from './freshness';
import type { RemotePageData } from './page-loader';
import { forgetFailure, readPage } from './page-modules';
import { RemoteBoundary } from './remote-boundary';
import type { LiveRemote } from './snapshot';

interface RemotePageProps {
  remote: LiveRemote;
  path: string;
}

function LoadedPage({ remote, path }: RemotePageProps) {
  const page = readPage(remote, path);
  const Page = page instanceof Promise ? use(page) : page;
  useAlive('page');
  return <Page />;
}

/**
 * What the page's loader has read, newest first. A later run that cannot read something again (the
 * network is gone) takes nothing away from a page that has it.
 */
function useKeptFallback(fallback: PageData['fallback'] | undefined): PageData['fallback'] {
  const [kept, setKept] = useState({ newest: fallback, all: fallback ?? {} });
  if (fallback === undefined || kept.newest === fallback) return kept.all;
  const all = { ...kept.all, ...fallback };
  setKept({ newest: fallback, all });
  return all;
}

/**
 * A page of a remote inside the shell. On hydration the server's markup stays until the remote's code
 * is here; when it does not come, or throws, this area shows the fault card and the rest of the page
 * works on (design §8).
 */
export function RemotePage({ remote, path }: RemotePageProps) {
  'use memo';
  const data = useLoaderData<RemotePageData>();
  const revalidator = useRevalidator();
  const [checking, setChecking] = useState(false);

  const retry = async () => {
    setChecking(true);
    if (await needsFreshDocument()) {
      window.location.reload();
      return;
    }
    forgetFailure(remote, path);
    await revalidator.revalidate();
    setChecking(false);
  };

  const faulty = 'fault' in data;
  const fallback = useKeptFallback(faulty ? undefined : data.page.fallback);
  const triedInBrowser = useRef(false);
  useEffect(() => {
    // What the server could not render, the browser tries once by itself.
    if (!faulty || triedInBrowser.current || remote.entry === null) return;
    triedInBrowser.current = true;
    revalidator.revalidate();
  }, [faulty, remote, revalidator]);

  const card = <FaultCard onRetry={retry} busy={checking || revalidator.state !== 'idle'} />;
  if (faulty) return card;
  return (
    <RemoteBoundary remote={remote} fallback={card} data={data}>
      <Suspense fallback={<ViewLoading />}>
        <SWRConfig value={{ fallback }}>
          <PageFailuresContext value={data.page.failures ?? {}}>
            <div data-mf={`${remote.name}@${remote.version}`}>
              <LoadedPage remote={remote} path={path} />
            </div>
          </PageFailuresContext>
        </SWRConfig>
      </Suspense>
    </RemoteBoundary>
  );
}
