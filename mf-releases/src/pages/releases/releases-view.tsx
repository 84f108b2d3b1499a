import type { Releases } from '@site/contract';
import { Box, ViewEmpty } from '@site/ui';
import { PagePart } from '../../parts/page-part';
import { PartLinks } from '../../parts/part-links';
import { AuditLog } from './audit-log';
import { Health } from './health';
import { PageActions } from './page-actions';
import { RemoteCard } from './remote-card';
import { RetiredCard } from './retired-card';
import { SharedVersions } from './shared-versions';
import { SizeCard } from './size-card';

const GRID = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
};

/** Everything that is known of the releases, the state of the site first. */
export function ReleasesView({
  releases,
  onRefresh,
  isOutdated,
}: {
  releases: Releases;
  onRefresh: () => void;
  /** True when the report could not be loaded again. */
  isOutdated: boolean;
}) {
  const { at, isSession, health, remotes, retired = [], audit } = releases;
  return (
    <>
      <Health health={health} />
      <PageActions at={at} isSession={isSession} isOutdated={isOutdated} onRefresh={onRefresh} />
      {remotes.length > 0 && <PartLinks />}
      {remotes.length === 0 ? (
        <ViewEmpty
          level="h2"
          title="Nothing is released yet"
          message="The first release of a remote appears here within a second."
        />
      ) : (
        <>
          <PagePart part="live">
            <Box sx={GRID}>
              {remotes.map((remote) => (
                <RemoteCard key={remote.name} remote={remote} />
              ))}
              {retired.length > 0 && <RetiredCard remotes={retired} />}
            </Box>
          </PagePart>
          <PagePart
            part="shared"
            lead="What each build demands of the host, and what the host gives. A mismatch can come from a new host: a release with one is refused."
          >
            <SharedVersions remotes={remotes} />
          </PagePart>
          <PagePart
            part="sizes"
            lead="All scripts of a release, compressed; of the content, all its files. The last 20 releases of each."
          >
            <Box sx={GRID}>
              {remotes.map((remote) => (
                <SizeCard key={remote.name} remote={remote} />
              ))}
            </Box>
          </PagePart>
        </>
      )}
      <PagePart part="audit" lead="Who did what, the newest first.">
        <AuditLog lines={audit} />
      </PagePart>
    </>
  );
}
