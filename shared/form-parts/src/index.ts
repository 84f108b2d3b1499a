/**
 * Parts of forms that several remotes have. Each bundles the ones it uses: unlike @site/forms they are
 * no shared instance, and a page without them loads none.
 */
export { fieldColumns } from './field-columns';
export { createLateForm } from './late/create-late-form';
export { withForms } from './late/with-forms';
export { PlaceFields, type PlaceFieldsProps } from './place-fields';
export { ProductField, type ProductFieldProps } from './product-field';
export { retryHint } from './retry-hint';
export { resolveEnquiryOutcome, type SubmitOutcome, useOutcomeDialog } from './submit-outcome';
export { toOptions } from './to-options';
