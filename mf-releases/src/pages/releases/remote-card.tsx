import type { ReleasedRemote } from '@site/contract';
import { Box } from '@site/ui';
import { Card } from '../../parts/card';
import { Sign } from '../../parts/sign';
import { LiveVersion } from './live-version';
import { OtherVersion } from './other-version';

/** What is live of a remote or of the content, and what else somebody gets of it. */
export function RemoteCard({ remote: { name, versions } }: { remote: ReleasedRemote }) {
  const [live, ...others] = versions;
  const ranges = versions.flatMap(({ shared }) => shared);
  const unmet = ranges.filter(({ isMatch }) => !isMatch).length;
  return (
    <Card title={name}>
      {live && <LiveVersion version={live} />}
      {others.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 2.5, p: 0, listStyle: 'none' }}>
          {others.map((version) => (
            <OtherVersion key={version.version} version={version} />
          ))}
        </Box>
      )}
      {ranges.length > 0 && (
        <Box component="p" sx={{ m: 0, mt: 'auto', pt: 2.5, fontSize: '0.9375rem' }}>
          <Sign isGood={unmet === 0}>
            {unmet === 0 ? 'Shared packages match' : `Shared packages: ${unmet} mismatched`}
          </Sign>
        </Box>
      )}
    </Card>
  );
}
