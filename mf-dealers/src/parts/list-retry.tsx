import { Button } from '@site/ui';

/** Under a choice whose list could not be loaded: says so and asks again. */
export function ListRetry({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      This list could not be loaded.{' '}
      <Button size="small" variant="text" onClick={onRetry}>
        Try Again
      </Button>
    </>
  );
}
