import type { ReadState } from '@site/api-client';
import { Button } from '@site/ui';
import type { ReactNode } from 'react';

/** Under a field whose list could not be loaded: says so and asks again. Else the field's own line. */
export function retryHint(
  { status, retry }: Pick<ReadState<unknown>, 'status' | 'retry'>,
  words = 'This list could not be loaded.',
): ReactNode {
  if (status !== 'error') return undefined;
  return (
    <>
      {words}{' '}
      <Button size="small" variant="text" onClick={retry}>
        Try Again
      </Button>
    </>
  );
}
