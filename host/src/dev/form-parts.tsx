import { emailField, fullNameField, phoneField } from '@site/contract';
import {
  AutocompleteField,
  CheckboxField,
  DateField,
  EmailField,
  FileField,
  object,
  PhoneField,
  PhoneVerificationField,
  PincodeField,
  SelectField,
  SiteForm,
  SubmitButton,
  string,
  TextField,
  textRule,
} from '@site/forms';
import { Box } from '@site/ui';
import { Part } from './part';

const options = [
  { value: 'TG', label: 'Telangana' },
  { value: 'KA', label: 'Karnataka' },
];
const initialValues = {
  name: '',
  email: '',
  phone: '',
  verifiedPhone: '',
  pincode: '',
  state: '',
  district: '',
  date: '',
  file: null,
  agreed: true,
};
const schema = object({
  name: textRule(fullNameField),
  email: textRule(emailField),
  phone: textRule(phoneField),
  state: string(),
});

/** Every field, bound to a form that sends nothing. */
export function FormParts() {
  return (
    <Part name="Form fields">
      <SiteForm
        label="Sample form"
        initialValues={initialValues}
        schema={schema}
        onSubmit={async () => ({ ok: true, data: undefined })}
      >
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
            columnGap: 2,
            rowGap: 1,
          }}
        >
          <TextField name="name" label="Full Name" required />
          <EmailField name="email" required />
          <PhoneField name="phone" required />
          <PincodeField name="pincode" />
          <SelectField name="state" label="State" options={options} />
          <AutocompleteField name="district" label="City" options={options} />
          <DateField name="date" label="Date" />
          <FileField name="file" label="Proof of ride" />
          <CheckboxField name="agreed" label="Shipping same as billing" />
        </Box>
        <PhoneVerificationField name="phone" verifiedName="verifiedPhone" templateId="dev" />
        <SubmitButton>Submit</SubmitButton>
      </SiteForm>
    </Part>
  );
}
