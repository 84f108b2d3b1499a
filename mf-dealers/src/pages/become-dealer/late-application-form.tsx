import { createLateForm } from '@site/form-parts';
import type { ApplicationFormProps } from './application-form';

/** The application in a file of its own, which comes when the page is alive. */
export const { Form: LateApplicationForm, preload: loadApplicationForm } =
  createLateForm<ApplicationFormProps>(
    async () => (await import('./application-form')).ApplicationForm,
  );
