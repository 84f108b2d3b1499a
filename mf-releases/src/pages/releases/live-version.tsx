import type { ReleasedVersion } from '@site/contract';
import { Box } from '@site/ui';
import { formatTime } from '../../rules/format-time';
import { CountedVersion } from './counted-version';

/** The version that everybody gets, or all but those of a trial. */
export function LiveVersion({ version }: { version: ReleasedVersion }) {
  const { share, since, releaser, note, counted } = version;
  return (
    <>
      <Box
        component="p"
        sx={{
          m: 0,
          mt: 0.5,
          fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 2rem)',
          fontWeight: 750,
          letterSpacing: '-0.03em',
          lineHeight: 1.2,
          overflowWrap: 'anywhere',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {version.version}
      </Box>
      <Box component="p" sx={{ m: 0, mt: 0.5 }}>
        {share === 100 ? 'Live' : `Live for ${share}%`} since {formatTime(since)}
      </Box>
      <Box component="p" sx={{ m: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {releaser}: {note || 'no note'}
      </Box>
      <CountedVersion counted={counted} />
    </>
  );
}
