import type { ReadState } from '@site/api-client';
import { MuiLink } from '@site/ui';

/** Below a choice whose list could not be read: says so and asks again. A line of space otherwise. */
export function RetryHint({ read }: { read: Pick<ReadState<unknown>, 'status' | 'retry'> }) {
  if (read.status !== 'error') return ' ';
  return (
    <>
      The list could not be loaded.{' '}
      <MuiLink component="button" type="button" underline="always" onClick={read.retry}>
        Try again
      </MuiLink>
    </>
  );
}
