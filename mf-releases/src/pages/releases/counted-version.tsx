import type { ReleasedVersion } from '@site/contract';
import { Box } from '@site/ui';
import { describeCounted, describeField } from '../../rules/describe-counted';

/** What was counted of a version on trial, or of the live one beside it. */
export function CountedVersion({ counted }: Pick<ReleasedVersion, 'counted'>) {
  if (!counted) return null;
  const field = describeField(counted);
  return (
    <Box component="p" sx={{ m: 0, mt: 0.5 }}>
      {describeCounted(counted)}
      {field && (
        <>
          <br />
          {field}
        </>
      )}
    </Box>
  );
}
