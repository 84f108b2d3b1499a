import { ViewError, ViewLoading } from '@site/ui';
import { ReleasesView } from './releases-view';
import { SignIn } from './sign-in';
import { useReleases } from './use-releases';

/** Reads what is released and shows the state that the read is in. */
export function ReleasesData() {
  const { status, data, error, retry, newest, failure, look } = useReleases();
  if (status === 'loading') return <ViewLoading label="Loading the releases" />;
  if (failure?.status === 401) return <SignIn hasEnded />;
  if (status === 'ready')
    return (
      <ReleasesView releases={newest ?? data} onRefresh={look} isOutdated={failure !== undefined} />
    );
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
