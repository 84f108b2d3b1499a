import { EmailField, PhoneField, TextField } from '@site/forms';
import { FormPart } from './form-part';

/** Who orders. */
export function CustomerFields() {
  return (
    <FormPart title="Your details">
      <TextField
        name="full_name"
        label="Full Name"
        autoComplete="name"
        required
        sx={{ gridColumn: '1 / -1' }}
      />
      <PhoneField name="phone_number" hint="10 digits; for the delivery" required />
      <EmailField name="email" hint="Your confirmation goes here" required />
    </FormPart>
  );
}
