import { createLateForm } from '@site/form-parts';
import { LoadFailure } from '../../parts/load-failure';
import { RecordSkeleton } from '../../parts/record-skeleton';
import type { ActivityFormProps } from './activity-form';

/** The form in a file of its own, which comes when the page is alive. */
export const { Form: LateActivityForm, preload: loadActivityForm } =
  createLateForm<ActivityFormProps>(
    async () =>
      (await import(/* webpackChunkName: "record-forms" */ './activity-form')).ActivityForm,
    {
      Waiting: RecordSkeleton,
      Failed: ({ onRetry, busy }) => (
        <LoadFailure thing="Test Ride" onRetry={onRetry} busy={busy} />
      ),
    },
  );
