import { createLateForm } from '@site/form-parts';
import type { EnquiryFormProps } from '../../parts/enquiry/enquiry-form';

/** The message form in a file of its own, which comes when the page is alive. */
export const { Form: LateContactForm, preload: loadContactForm } = createLateForm<EnquiryFormProps>(
  async () => (await import('../../parts/enquiry/enquiry-form')).EnquiryForm,
);
