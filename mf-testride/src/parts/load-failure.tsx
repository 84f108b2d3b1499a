import { ViewError } from '@site/ui';
import {
  LOAD_FAILURE_TITLE,
  type LoadedThing,
  loadFailureMessage,
} from '../rules/load-failure-message';

interface LoadFailureProps {
  thing: LoadedThing;
  onRetry: () => void;
  /** True while a retry runs. */
  busy?: boolean;
}

/** What a form needs could not be loaded (spec §8). */
export function LoadFailure({ thing, onRetry, busy }: LoadFailureProps) {
  return (
    <ViewError
      title={LOAD_FAILURE_TITLE}
      message={loadFailureMessage(thing)}
      onRetry={onRetry}
      busy={busy}
    />
  );
}
