import type { ReadState } from '@site/api-client';
import { Button } from '@site/ui';
import type { ReactNode } from 'react';

/** Under a choice whose list could not be loaded: says so and asks again. Else the field's own line. */
export function retryHint({
  status,
  retry,
}: Pick<ReadState<unknown>, 'status' | 'retry'>): ReactNode {
  if (status !== 'error') return undefined;
  return (
    <>
      This list could not be loaded.{' '}
      <Button size="small" variant="text" onClick={retry}>
        Try Again
      </Button>
    </>
  );
}
