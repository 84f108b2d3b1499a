import type { ReleasedVersion, ReleaseState } from '@site/contract';
import { Box } from '@site/ui';
import { formatTime } from '../../rules/format-time';
import { CountedVersion } from './counted-version';
import { ShareBar } from './share-bar';

const WORDS: Record<ReleaseState, string> = {
  live: 'Live',
  trial: 'Trial',
  stopped: 'Trial stopped',
  planned: 'Planned',
  preview: 'Preview',
};

/** A version that not everybody gets: who does, and how it did. */
export function OtherVersion({ version }: { version: ReleasedVersion }) {
  const { state, share, since, startsAt, releaser, note, counted } = version;
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderTop: '1px solid', borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <Box component="strong" sx={{ fontWeight: 700 }}>
          {version.version}
        </Box>
        <span>
          {WORDS[state]}
          {state === 'trial' && ` for ${share}%`}
          {startsAt && ` for ${formatTime(startsAt)}`}
        </span>
      </Box>
      {state === 'trial' && <ShareBar share={share} />}
      <CountedVersion counted={counted} />
      <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {formatTime(since)}, {releaser}: {note || 'no note'}
      </Box>
    </Box>
  );
}
