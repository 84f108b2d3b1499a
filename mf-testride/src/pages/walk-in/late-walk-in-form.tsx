import { createLateForm } from '@site/form-parts';
import { LoadFailure } from '../../parts/load-failure';
import { RecordSkeleton } from '../../parts/record-skeleton';
import type { WalkInFormProps } from './walk-in-form';

/** The form in a file of its own, which comes when the page is alive. */
export const { Form: LateWalkInForm, preload: loadWalkInForm } = createLateForm<WalkInFormProps>(
  async () => (await import(/* webpackChunkName: "record-forms" */ './walk-in-form')).WalkInForm,
  {
    Waiting: RecordSkeleton,
    Failed: ({ onRetry, busy }) => <LoadFailure thing="Walk-in" onRetry={onRetry} busy={busy} />,
  },
);
