import { readReleases } from '@site/api-client';
import { ViewError, ViewLoading } from '@site/ui';
import { ReleasesView } from './releases-view';
import { SignIn } from './sign-in';

/** Reads what is released and shows the state that the read is in. */
export function ReleasesData() {
  const { status, data, error, retry } = readReleases.useRead();
  if (status === 'loading') return <ViewLoading label="Loading the releases" />;
  if (status === 'ready') return <ReleasesView releases={data} onRefresh={retry} />;
  if (error.status === 401) return <SignIn />;
  if (error.status === 404)
    return (
      <ViewError
        level="h2"
        title="This site does not show its releases here"
        message="It has no RELEASES_TOKEN: then only a browser on the machine of the site sees them."
      />
    );
  return (
    <ViewError
      level="h2"
      title="The releases could not be loaded"
      message="What is live is not touched by that. Please try again."
      onRetry={retry}
    />
  );
}
