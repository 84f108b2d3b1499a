import { ViewError } from '@site/ui';

/** Dealers or their states could not be read (wording of spec §8 for dealers). */
export function DealerListError({ onRetry }: { onRetry: () => void }) {
  return (
    <ViewError
      level="h2"
      title="Opps! Something went wrong."
      message="We're currently unable to load the Dealers information from the server. Please try again later."
      onRetry={onRetry}
    />
  );
}
