/**
 * The form facade (design §5): MUI inputs, fields bound to Formik, phone verification and the Yup
 * rules of spec §5. One shared instance, loaded with the first page or slot that has a form.
 */
export { useFormikContext } from 'formik';
export { boolean, mixed, object, string } from 'yup';
export { AutocompleteField, type AutocompleteFieldProps } from './fields/autocomplete-field';
export { CheckboxField, type CheckboxFieldProps } from './fields/checkbox-field';
export { EmailField, PhoneField, PincodeField } from './fields/contact-fields';
export { FileField, type FileFieldProps } from './fields/file-field';
export { type Option, SelectField, type SelectFieldProps } from './fields/select-field';
export { TextField, type TextFieldProps } from './fields/text-field';
export { type SiteField, useSiteField } from './fields/use-site-field';
export { announceOutcome, type SubmitOutcome } from './form/announce-outcome';
export type { KeyFor } from './form/create-submit-once';
export { type Draft, keptDraft } from './form/draft-store';
export { FormError } from './form/form-error';
export type { FormDraft } from './form/keep-draft';
export { type FormValues, SiteForm, type SiteFormProps } from './form/site-form';
export { SubmitButton, type SubmitButtonProps } from './form/submit-button';
export { useIsLeft } from './form/use-is-left';
export * from './mui';
export * from './names-to-go';
export {
  PhoneVerificationField,
  type PhoneVerificationFieldProps,
} from './phone-verification/phone-verification-field';
export type { PhoneVerification } from './phone-verification/use-phone-verification';
export { uploadFile } from './rules/file-rules';
export { verifiedPhone } from './rules/phone-rules';
export { textRule } from './rules/text-rules';
